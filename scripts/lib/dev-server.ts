import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {watch} from 'chokidar';

import {createChecker, formatComplaints, type FileComplaint, type Report} from '../content/check.ts';
import {pageFolders} from '../content/page.ts';
import {wordList} from '../content/spelling.ts';
import {messageOf} from './terminal.ts';

/** Files whose changes can affect the content check. */
const watched = [...pageFolders, 'static', 'src/content/pricing/prices.ts', 'src/content/blog/categories.ts', wordList];

/** Delay before checking a change, because editors may write a file in several steps. */
const settle = 100;

const keyOf = ({file, line, message}: FileComplaint) => `${file} ${String(line)} ${message}`;

/** Difference between two reports, for the terminal: complaints about edited files, and new ones elsewhere. */
function describeChange(edited: ReadonlySet<string>, before: Report, now: Report): string {
  const known = new Set(before.complaints.map(keyOf));
  const shown = now.complaints.filter((one) => edited.has(one.file) || !known.has(keyOf(one)));
  if (shown.length > 0) return formatComplaints(shown);
  const pages = now.pages.filter(({file}) => edited.has(file)).map(({file}) => `\n${file}: no problems.`);
  return pages.join('');
}

/**
 * Checks all content now and after each change.
 * @param print Receives the text for the writer.
 * @returns Stops watching.
 */
export function watchContent(root: string, print: (text: string) => void): () => Promise<void> {
  let check = createChecker(root);
  let last = check();
  if (last.complaints.length > 0) print(formatComplaints(last.complaints));

  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const update = (): void => {
    if (edited.has(wordList)) check = createChecker(root);
    try {
      const now = check();
      const text = describeChange(edited, last, now);
      if (text !== '') print(text);
      last = now;
    } catch (error) {
      // A file is being moved, or YAML is half edited: the next change is checked again.
      print(`\nThe content could not be checked: ${messageOf(error)}`);
    }
    edited.clear();
  };
  const watcher = watch(watched, {cwd: root, ignoreInitial: true});
  watcher.on('all', (_, file) => {
    edited.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(update, settle);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

/** Lines where Docusaurus or the bundler report an error outside of the content check. */
const isProblem = (line: string) => /^\[(?:ERROR|WARNING)\]|^\s*×|^ERROR\b|Error: /.test(line);

const isMdx = (line: string) =>
  /\.mdx\b|MDX compilation|front matter|plugin reload failure|version current/i.test(line);

/** Prints only lines developers need. The content check reports MDX problems, with line numbers. */
export function createOutputFilter(print: (line: string) => void): (line: string) => void {
  return (line) => {
    const plain = stripVTControlCharacters(line);
    if (isProblem(plain) && !isMdx(plain)) print(plain.trimEnd());
  };
}
