import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {createPage} from '../../../scripts/content/new-page';
import {inProject, projectNode} from '../../../scripts/lib/project.mjs';

// Loads the site as `docusaurus build` and `docusaurus start` do, up to its list of routes.
const script = `
  const {loadSite} = require('@docusaurus/core/lib/server/site');
  loadSite({siteDir: process.cwd(), outDir: 'build'}).then(({props}) => console.log(JSON.stringify(props.routesPaths)));
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-drafts-'));
  for (const name of ['docs', 'blog']) cpSync(inProject(name), path.join(folder, name), {recursive: true});
  // Not copied, so that what Docusaurus compiles of them is cached.
  for (const name of [
    'changelog',
    'docusaurus.config.ts',
    'node_modules',
    'package.json',
    'sidebars.ts',
    'src',
    'static',
    'tsconfig.json',
  ]) {
    symlinkSync(inProject(name), path.join(folder, name), 'junction');
  }
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Addresses of all pages in one of the two environments. */
async function listRoutes(environment: 'development' | 'production'): Promise<string[]> {
  const env = {...process.env, NODE_ENV: environment, CONTEXT: ''};
  const {stdout} = await promisify(execFile)(projectNode, ['--eval', script], {cwd: folder, env});
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[];
}

test('drafts, scheduled articles and the style guide are only in `npm run dev`, not in a build', async () => {
  const drafts = [
    createPage(folder, 'post', 'A draft of a post'),
    createPage(folder, 'doc', 'A draft of a doc'),
    createPage(folder, 'post', 'A draft of a later day', {publish: true, today: new Date(2099, 0, 1)}),
  ];
  const published = [
    // Yesterday: at the office, today may not have begun.
    createPage(folder, 'post', 'A new post', {publish: true, today: new Date(Date.now() - 86_400_000)}),
    createPage(folder, 'doc', 'A new doc', {publish: true}),
  ];
  const addresses = (pages: typeof drafts) => pages.map(({address}) => address);
  const [dev, built] = await Promise.all([listRoutes('development'), listRoutes('production')]);
  expect(dev).toEqual(expect.arrayContaining(['/styleguide', ...addresses(drafts), ...addresses(published)]));
  expect(built).toEqual(expect.arrayContaining(addresses(published)));
  expect(built.filter((route) => /draft|styleguide/.test(route))).toEqual([]);
}, 180_000);
