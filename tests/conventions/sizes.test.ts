import {isTest, listFiles, readText} from '../support/source-tree';

/** Number of lines as an editor counts them. */
const countLines = (file: string): number => readText(file).trimEnd().split('\n').length;

/** What a file is, its folder, the end of its name, its limit, and how to shorten it. */
const limits: [of: string, folder: string, ending: RegExp, limit: number, advice: string][] = [
  [
    'route',
    'src/pages',
    /\.tsx?$/,
    40,
    'A route names content and a template. Move the rest to src/templates or src/content.',
  ],
  ['component', 'src', /\.tsx$/, 120, 'It is two components, or a component and a hook. Split it.'],
  ['content file', 'src/content', /\.ts$/, 200, 'Split it by section or by page.'],
  ['plain file', 'src', /(?<!\.d)\.ts$/, 200, 'It does two things. Split it.'],
  ['style module', 'src', /\.module\.scss$/, 120, 'Split the component, or move a part of it to a file of its own.'],
  [
    'function file',
    'functions',
    /\.m?ts$/,
    100,
    'Move a part of it to a file beside it, or to a shared folder of functions.',
  ],
  ['style file', 'src', /\.scss$/, 200, 'Split it by part.'],
  ['script', 'scripts', /\.(?:ts|mjs)$/, 200, 'It does two things. Split it.'],
];

test.each(limits)('a %s in %s whose name matches %s has at most %d lines', (_of, folder, ending, limit, advice) => {
  const files = listFiles([folder]).filter((file) => ending.test(file) && !isTest(file));
  expect(files.length).toBeGreaterThan(20);
  const tooLong = files.map((file) => [file, countLines(file)] as const).filter(([, length]) => length > limit);
  expect(tooLong.map(([file, length]) => `${file} has ${length} lines; ${limit} are allowed. ${advice}`)).toEqual([]);
});
