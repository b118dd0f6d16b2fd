import {readdirSync, readFileSync} from 'node:fs';

import {inProject} from '../../scripts/lib/project.mjs';
import {readBuilt} from '../support/built-site';

/** Text that survives minification, by module file. */
const marks: readonly (readonly [file: string, text: string])[] = [
  ['node_modules/prism-react-renderer/dist/index.mjs', 'before-tokenize'], // Prism's core
  ['node_modules/prism-react-renderer/dist/index.mjs', 'special-attr'], // Prism's languages
  ['node_modules/prism-react-renderer/dist/index.mjs', 'rgb(199, 146, 234)'], // the default theme
  ['node_modules/prismjs/components/prism-bash.js', 'file-descriptor'],
  ['src/lib/highlight/languages.ts', 'keyword-argument'],
  ['node_modules/nprogress/nprogress.js', 'nprogress-busy'],
];

const listScripts = (): string[] => readdirSync(inProject('build/assets/js')).filter((file) => file.endsWith('.js'));

test('each excluded module contains the text it is recognized by', () => {
  const missing = marks.filter(([file, text]) => !readFileSync(inProject(file), 'utf8').includes(text));
  expect(missing.map(([file, text]) => `“${text}” is no longer in ${file}: find another text to look for`)).toEqual([]);
});

test('no script contains a highlighter, its theme or a progress bar', () => {
  const files = listScripts();
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const script = readBuilt(`/assets/js/${file}`).toString();
    return marks.flatMap(([module, text]) => (script.includes(text) ? [`${file} contains ${module} (“${text}”)`] : []));
  });
  expect(found).toEqual([]);
});

test('no script contains the list of all docs', () => {
  const description = /^description: (.+)$/m.exec(readFileSync(inProject('docs/index.mdx'), 'utf8'))?.[1] ?? '';
  expect(description).not.toBe('');
  const isList = (script: string): boolean => script.includes('docsSidebars') && script.includes(description);
  expect(listScripts().filter((file) => isList(readBuilt(`/assets/js/${file}`).toString()))).toEqual([]);
});
