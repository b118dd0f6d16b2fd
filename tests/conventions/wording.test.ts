import {checkTerms} from '../../scripts/content/wording';
import {findPlaces, isTest, listFiles, readText} from '../support/source-tree';

const folders = ['src', 'functions', 'netlify', 'docs', 'blog', 'scripts', 'static', 'tests', 'operations'];
const settings = ['docusaurus.config.ts', 'sidebars.ts', 'netlify.toml'];
const guides = ['README.md', 'CONTRIBUTING.md', 'OPERATIONS.md'];
const isText = (file: string) => /\.(?:tsx?|mts|mjs|scss|mdx?|yml|toml|sql|svg|txt|json)$/.test(file);

// These files contain the patterns themselves.
const lists = [
  'tests/conventions/wording.test.ts',
  'scripts/content/wording.ts',
  'tests/content/writing/check-content.test.ts',
];
const files = listFiles([...folders, ...settings, ...guides]).filter((file) => isText(file) && !lists.includes(file));

const isShown = (file: string) => /^(?:src|docs|blog|functions|static)\//.test(file) && !isTest(file);
const isNoConvention = (file: string) => !file.startsWith('tests/conventions/');

/** What files may not contain, what to do instead, and the files it is about. */
const rules: [what: string, pattern: RegExp, advice: string, among?: (file: string) => boolean][] = [
  ['note of work to be done', /\b(?:TODO|FIXME|XXX|HACK)\b/g, 'Do it now, or open an issue.'],
  [
    'placeholder text',
    /\blorem ipsum\b|\bcoming soon\b|\bplaceholder (?:text|copy|content|image)\b|\b(?:insert|your) (?:text|copy) here\b/gi,
    'Write what the visitor should read, or leave the part out.',
    isShown,
  ],
  [
    "path of someone's machine",
    /(?<![\w.@:/-])\/(?:home|root|Users|work|tmp)\/[\w.-]/g,
    'Write a path from the root of the project.',
  ],
  [
    'comment that switches off a linter or type checker',
    /@ts-(?:ignore|nocheck|expect-error)|eslint-disable|stylelint-disable|prettier-ignore/g,
    'Repair what it complains of, or change the rule in its configuration for all.',
    isNoConvention,
  ],
];

test.each(rules)('no file has a %s', (_, pattern, advice, among = () => true) => {
  expect(findPlaces(files.filter(among), pattern, advice)).toEqual([]);
});

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** A manual without code and addresses, on the same lines. */
const withoutCode = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```$|`[^`]*`|\]\([^)]*\)|https?:\S+/gm, blank);

/** What a command prints for `--help`, on the same lines. */
const helpOf = (source: string) => {
  const [usage = ''] = /(?<=^const usage = )`[^`]*`/m.exec(source) ?? [];
  const start = source.indexOf(usage);
  // The name of a state in the database.
  return blank(source.slice(0, start)) + usage.replaceAll('cancelled', blank);
};

const manuals = listFiles(
  ['README.md', 'CONTRIBUTING.md', 'OPERATIONS.md', 'operations', 'functions', 'src', 'scripts', '.github'],
  ['.md'],
);
const commands = listFiles(['scripts'], ['.ts']).filter((file) => /^const usage = /m.test(readText(file)));

/** What reads like a translation, and what to write instead. */
const stiff: readonly (readonly [what: string, pattern: RegExp, better: string])[] = [
  ['“a mail”', /\b(?:a|each|every|one|which) mail\b(?! (?:program|provider|server|scanner|tool))/gi, 'an email'],
  ['“mails”', /(?<!npm run )\bmails\b/gi, 'emails'],
  ['“is mailed”', /\bmailed\b/gi, 'the site emails …'],
  ['“is no”', /(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more|less|one\b)/gi, 'isn’t a'],
  ['“needs no”', /\bneeds? no\b/gi, 'doesn’t need'],
  ['“stands” for “is”', /\b(?:stands|stood)\b/gi, 'is'],
  ['“holds” for “contains”', /\bholds (?:a|an|the|all|what|\d+)\b/gi, 'has'],
  ['“whoever”', /\bwhoever\b/gi, 'anyone who'],
  ['“mend”', /\bmend(?:s|ed|ing)?\b/gi, 'fix'],
  ['“is told”', /\b(?:is|are|was|were|be) told\b/gi, 'is notified'],
  ['“is given up”', /\b(?:is|are|was|were) given up\b/gi, 'fails for good'],
  ['“meanwhile”', /\bmeanwhile\b/gi, 'while …'],
  ['“in place of”', /\bin place of\b/gi, 'instead of'],
  ['“by itself”', /\bby (?:itself|themselves)\b/gi, 'automatically'],
  ['“at once”', /(?<!\ball )\bat once\b/gi, 'right away'],
  ['“demos ahead”', /\b(?:demos?|bookings?|dates?) ahead\b/gi, 'upcoming demos'],
  ['“each try”', /\b(?:each|every|last|next) try\b/gi, 'each attempt'],
  ['“answers 503”', /\banswers? (?:with )?\d{3}\b/gi, 'returns 503'],
  ['“begins with”', /\bbegins? with\b/gi, 'starts with'],
];

test.each(stiff)('manuals, decisions and help texts don’t say %s', (_, pattern, better) => {
  const advice = `Say “${better}”.`;
  const inManuals = findPlaces(manuals, pattern, advice, withoutCode);
  expect([...inManuals, ...findPlaces(commands, pattern, advice, helpOf)]).toEqual([]);
});

test('manuals, decisions and help texts use the words of the pages', () => {
  const texts = [
    ...manuals.map((file) => [file, withoutCode(readText(file))] as const),
    ...commands.map((file) => [file, helpOf(readText(file))] as const),
  ];
  const complaints = texts.flatMap(([file, text]) => [...checkTerms(text)].map((complaint) => `${file}: ${complaint}`));
  expect(complaints).toEqual([]);
});
