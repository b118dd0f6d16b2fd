import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Rewrites a file of a project. Throws when that changes nothing. */
function edit(folder, name, change) {
  const file = path.join(folder, name);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) {
    throw new Error(`${name} has nothing in it that the measurement knows how to edit.`);
  }
  writeFileSync(file, after);
}

const showsText = (mark) => document.body.textContent.includes(mark);
const hasProperty = (mark) => getComputedStyle(document.documentElement).getPropertyValue('--bench').includes(mark);

/**
 * One edit of each kind that people make: in `file`, seen at `path`. `apply` writes a mark into a project, `isShown`
 * says in the browser whether the page has it.
 */
export const edits = [
  {
    kind: 'words of a page',
    file: 'src/content/home/hero.ts',
    path: '/',
    apply: (folder, file, mark) =>
      edit(folder, file, (text) => text.replace(/(?<=[\s\S]*title: ')[^']*(?='(?![\s\S]*title: '))/, mark)),
    isShown: showsText,
  },
  {
    kind: 'documentation',
    file: 'docs/messaging/send-a-text.mdx',
    path: '/docs/messaging/send-a-text',
    apply: (folder, file, mark) => edit(folder, file, (text) => `${text}\n${mark}\n`),
    isShown: showsText,
  },
  {
    kind: 'style',
    file: 'src/styles/main.scss',
    path: '/',
    apply: (folder, file, mark) => edit(folder, file, (text) => `${text}\n:root {\n  --bench: ${mark};\n}\n`),
    isShown: hasProperty,
  },
];
