import {builtFiles, readBuilt} from '../support/built-site';
import {captures, readText} from '../support/source-tree';

/** Text that survives minification, by module file. */
const marks: readonly (readonly [file: string, text: string])[] = [
  ['node_modules/prism-react-renderer/dist/index.mjs', 'before-tokenize'], // Prism's core
  ['node_modules/prism-react-renderer/dist/index.mjs', 'special-attr'], // Prism's languages
  ['node_modules/prism-react-renderer/dist/index.mjs', 'rgb(199, 146, 234)'], // the default theme
  ['node_modules/prismjs/components/prism-bash.js', 'file-descriptor'],
  ['src/lib/highlight/languages.ts', 'keyword-argument'],
  ['node_modules/nprogress/nprogress.js', 'nprogress-busy'],
];

const scripts = builtFiles()
  .filter((file) => /^\/assets\/js\/.*\.js$/.test(file))
  .map((file) => ({file, script: readBuilt(file).toString()}));

test('each excluded module contains the text it is recognized by', () => {
  const missing = marks.filter(([file, text]) => !readText(file).includes(text));
  expect(missing.map(([file, text]) => `“${text}” is no longer in ${file}: find another text to look for`)).toEqual([]);
});

test('no script contains a highlighter, its theme or a progress bar', () => {
  expect(scripts.length).toBeGreaterThan(100);
  const found = scripts.flatMap(({file, script}) =>
    marks.map(([module, text]) => (script.includes(text) ? `${file} contains ${module} (“${text}”)` : '')),
  );
  expect(found.filter(Boolean)).toEqual([]);
});

test('no script contains the list of all docs', () => {
  const [description = ''] = captures(readText('docs/index.mdx'), /^description: (.+)$/gm);
  expect(description).not.toBe('');
  const lists = scripts.filter(({script}) => script.includes('docsSidebars') && script.includes(description));
  expect(lists.map(({file}) => file)).toEqual([]);
});
