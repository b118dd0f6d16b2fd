import {isTest, lineAt, listFiles, readText} from '../support/source-tree';

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

type Rule = {what: string; pattern: RegExp; advice: string; among?: (file: string) => boolean};

const isShown = (file: string) => /^(?:src|docs|blog|functions|static)\//.test(file) && !isTest(file);

const rules: Rule[] = [
  {
    what: 'no note of work to be done',
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/g,
    advice: 'Do it now, or open an issue.',
  },
  {
    what: 'no text that stands for another',
    pattern:
      /\blorem ipsum\b|\bcoming soon\b|\bplaceholder (?:text|copy|content|image)\b|\b(?:insert|your) (?:text|copy) here\b/gi,
    advice: 'Write what the visitor should read, or leave the part out.',
    among: isShown,
  },
  {
    what: "no path of someone's machine",
    pattern: /(?<![\w.@:/-])\/(?:home|root|Users|work|tmp)\/[\w.-]/g,
    advice: 'Write a path from the root of the project.',
  },
  {
    what: 'no linter or type checker is switched off',
    pattern: /@ts-(?:ignore|nocheck|expect-error)|eslint-disable|stylelint-disable|prettier-ignore/g,
    advice: 'Repair what it complains of, or change the rule in its configuration for all.',
    among: (file) => !file.startsWith('tests/conventions/'),
  },
];

describe('wording', () => {
  it.each(rules)('$what', ({pattern, advice, among = () => true}) => {
    const wrong = files.filter(among).flatMap((file) => {
      const text = readText(file);
      return Array.from(
        text.matchAll(pattern),
        ({0: match, index}) => `${file}:${lineAt(text, index)} has "${match}". ${advice}`,
      );
    });
    expect(wrong).toEqual([]);
  });
});
