import {inProject} from '../../scripts/lib/project.mjs';
import {readBuiltPage} from '../support/built-site';
import {captures} from '../support/source-tree';

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'acorn';

const folder = inProject('build/assets/js');

/** The version of JavaScript that all browsers in `browserslist` know whole: Safari 16.4 is the last to have got it. */
const ecmaVersion = 2022;

test('scripts have no syntax that a served browser lacks', () => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(3);
  for (const name of files) parse(readFileSync(path.join(folder, name), 'utf8'), {ecmaVersion, sourceType: 'module'});
  const inline = captures(readBuiltPage('/'), /<script(?![^>]*\b(?:type|src)=)[^>]*>(.*?)<\/script>/gs);
  expect(inline.length).toBeGreaterThan(0);
  for (const script of inline) parse(script, {ecmaVersion});
});
