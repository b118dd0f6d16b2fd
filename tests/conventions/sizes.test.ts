import {countLines, isTest, listFiles} from '../support/source-tree';

type Limit = {of: string; lines: number; advice: string; files: string[]};

const source = listFiles(['src'], ['.ts', '.tsx', '.scss']).filter((file) => !isTest(file));
const within = (folder: string, ending: RegExp) =>
  source.filter((file) => file.startsWith(folder) && ending.test(file));

const limits: Limit[] = [
  {
    of: 'route',
    lines: 40,
    advice: 'A route names content and a template. Move the rest to src/templates or src/content.',
    files: within('src/pages/', /\.tsx?$/),
  },
  {
    of: 'component',
    lines: 120,
    advice: 'It is two components, or a component and a hook. Split it.',
    files: within('src/', /\.tsx$/),
  },
  {
    of: 'content file',
    lines: 200,
    advice: 'Split it by section or by page.',
    files: within('src/content/', /\.ts$/),
  },
  {
    of: 'plain file',
    lines: 200,
    advice: 'It does two things. Split it.',
    files: within('src/', /(?<!\.d)\.ts$/),
  },
  {
    of: 'style module',
    lines: 120,
    advice: 'Split the component, or move a part of it to a file of its own.',
    files: within('src/', /\.module\.scss$/),
  },
  {
    of: 'function file',
    lines: 100,
    advice: 'Move a part of it to a file beside it, or to functions/lib.',
    files: listFiles(['functions'], ['.ts', '.mts']).filter((file) => !isTest(file)),
  },
];

describe('file sizes', () => {
  it.each(limits)('a $of has at most $lines lines', ({lines, advice, files}) => {
    const tooLong = files
      .map((file) => ({file, length: countLines(file)}))
      .filter(({length}) => length > lines)
      .map(({file, length}) => `${file} has ${length} lines; ${lines} are allowed. ${advice}`);
    expect(tooLong).toEqual([]);
  });
});
