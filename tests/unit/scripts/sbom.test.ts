import {inProject} from '../../../scripts/lib/project.mjs';
import {runCommand} from '../../support/command';
import {readText} from '../../support/source-tree';

import {readFileSync} from 'node:fs';

test('lists every package of the site and no tools', async () => {
  expect(await runCommand('sbom', [])).toMatchObject({status: 0});
  const {components} = JSON.parse(readFileSync(inProject('sbom.cdx.json'), 'utf8')) as {components: {name: string}[]};
  const names = components.map(({name}) => name);
  const {dependencies} = JSON.parse(readText('package.json')) as {dependencies: Record<string, string>};
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => ['jest', 'eslint', 'netlify-cli', '@playwright/test'].includes(name))).toEqual([]);
}, 60_000);
