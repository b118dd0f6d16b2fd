/** Words of design.md section 7 that say nothing, as regular expressions; the second column is what to write instead. */
export const hypeWords = [
  ['seamless(?:ly)?', 'say what happens without a step in between'],
  ['powerful', 'say what it can do'],
  ['unlock(?:s|ed|ing)?', 'say what becomes possible'],
  ['supercharg\\w*', 'say how much faster, or by what'],
  ['all-in-one', 'name the parts'],
  ['game-chang\\w*', 'say what changes'],
  ['leverag\\w*', 'write “use”'],
  ['elevat(?:e|es|ed|ing)', 'say what gets better'],
  ['streamline', 'say which step is gone'],
  ['cutting-edge', 'say what is new about it'],
  ['revolutioni\\w*', 'say what is different'],
  ['effortless(?:ly)?', 'say what it takes'],
  ['robust', 'say what it withstands'],
  ['best-in-class', 'give the figure'],
  ['world-class', 'give the figure'],
  ['next-gen(?:eration)?', 'say what is new about it'],
];

/** What a draft leaves behind. */
export const leftovers = ['lorem(?: ipsum)?', 'coming soon', 'TODO', 'TBD', 'FIXME', 'XXX'];
