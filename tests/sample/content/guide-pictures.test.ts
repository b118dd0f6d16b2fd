import {guidePictures} from '#src/content/pictures/guides/registry';
import type {Panel, PanelRow} from '#src/world/schema/panel';
import {capture, captures, listFiles, readText} from '../../support/source-tree';

const docs = listFiles(['docs'], ['.mdx']);

/** Bold text of each step. “Settings > Team” also counts as “Team”. */
function controlsOf(name: string): Map<number, string[]> {
  const guide = docs.find((file) => file.endsWith(`/${name}.mdx`)) ?? `no guide for ${name}`;
  const steps = capture(readText(guide), new RegExp(`<Steps picture="${name}">([\\s\\S]*?)</Steps>`));
  return new Map(
    Array.from(steps.matchAll(/^(\d+)\. (.*)$/gm), ([, number, step = '']) => [
      Number(number),
      captures(step, /\*\*([^*]+)\*\*/g).flatMap((bold) => [bold, ...bold.split(' > ')]),
    ]),
  );
}

function wordsOf(row: PanelRow): string[] {
  // A column of the customer’s file has a label that no step can name.
  if (row.control === 'menu' && row.value === 'Create field') return [row.value];
  if (row.control === 'choice') return [row.label];
  return row.value === undefined ? [row.label] : [row.label, row.value];
}

function marksOf({tool, rows, buttons = []}: Panel): {mark: number | undefined; words: string[]}[] {
  const pressed = [...(tool ? [tool] : []), ...buttons].map(({label, mark}) => ({mark, words: [label]}));
  return [...rows.map((row) => ({mark: row.mark, words: wordsOf(row)})), ...pressed];
}

test.each(Object.entries(guidePictures))('the picture of %s marks the controls its steps mention', (name, picture) => {
  const controls = controlsOf(name);
  expect(controls.size).toBeGreaterThan(0);
  const marks = marksOf(picture).filter(({mark}) => mark !== undefined);
  const wrong = marks.filter(({mark = 0, words}) => !controls.get(mark)?.some((bold) => words.includes(bold)));
  expect(wrong.map(({mark, words}) => `step ${mark} does not name ${words.join(' or ')} in bold`)).toEqual([]);
  expect(new Set(marks.map(({mark}) => mark)).size).toBe(marks.length);
});
