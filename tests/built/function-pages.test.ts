import {framePage} from '#src/contracts/frame-page';
import {inProject} from '../../scripts/lib/project.mjs';
import {readBuiltPage} from '../support/built-site';

import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {selectAll} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import {getAttributeValue, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {parse} from 'smol-toml';

/* tests/functions/frame-page.test.ts checks how a page gets its frame; this, that the build has what it takes. */

const document = parseDocument(readBuiltPage(framePage));
const find = (selector: string) => selectAll<AnyNode, Element>(selector, document);
const css = find('head > style')
  .map((style) => textContent(style))
  .join('');
const [example] = find('main slot > template').flatMap(({children}) => selectAll<AnyNode, Element>('i', children));
const styled = getAttributeValue(example as Element, 'class')?.split(' ') ?? [];

/** The classes in the pages of functions. */
const used = globSync('functions/**/*.ts', {cwd: inProject('.')})
  .filter((file) => !file.includes('delivery'))
  .flatMap((file) => [...readFileSync(inProject(file), 'utf8').matchAll(/ class="([\w -]+)"/g)])
  .flatMap(([, names = '']) => names.split(' '));

test('each class in a page of a function has styles in the frame, and each of these is used', () => {
  // Chosen by code.
  expect(new Set(styled)).toEqual(new Set([...used, 'fn-danger']));
  expect(styled.filter((name) => !css.includes(`.${name}`))).toEqual([]);
});

test('the frame has one slot, and is deployed with every function that answers with a page', () => {
  expect(find('main slot:not([name])')).toHaveLength(1);
  const {functions} = parse(readFileSync(inProject('netlify.toml'), 'utf8')) as {
    functions: Record<string, {included_files: string[]} | string>;
  };
  const withFrame = Object.entries(functions).flatMap(([name, settings]) =>
    typeof settings === 'object' && settings.included_files.includes(`build${framePage}.html`) ? [name] : [],
  );
  const reads = /http\/html'|problem-page'/;
  const withPages = globSync('functions/*/*.mts', {cwd: inProject('.')}).filter((file) =>
    globSync(`${path.dirname(file)}/*.ts`, {cwd: inProject('.')}).some((part) =>
      reads.test(readFileSync(inProject(part), 'utf8')),
    ),
  );
  // The editor has a page of its own.
  const expected = withPages.map((file) => path.basename(file, '.mts')).filter((name) => name !== 'editor');
  expect(expected.length).toBeGreaterThan(3);
  expect(expected.filter((name) => !withFrame.includes(name))).toEqual([]);
});
