import {findPlaces, isTest, listFiles} from '../support/source-tree';

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
