import {createPage} from '../../../scripts/content/new-page';
import {inProject, projectNode} from '../../../scripts/lib/project.mjs';
import {useFolder} from '../../support/folder';

import {execFile} from 'node:child_process';
import {cpSync, symlinkSync} from 'node:fs';
import {promisify} from 'node:util';

// Loads the site as `docusaurus build` and `docusaurus start` do, up to its list of routes.
const script = `
  const {loadSite} = require('@docusaurus/core/lib/server/site');
  loadSite({siteDir: process.cwd(), outDir: 'build'}).then(({props}) => console.log(JSON.stringify(props.routesPaths)));
`;

const folder = useFolder();

/** Not copied, so that what Docusaurus compiles of them is cached. */
const linked = 'changelog docusaurus.config.ts node_modules package.json sidebars.ts src static tsconfig.json';

beforeEach(() => {
  for (const name of ['docs', 'blog']) cpSync(inProject(name), folder.at(name), {recursive: true});
  for (const name of linked.split(' ')) symlinkSync(inProject(name), folder.at(name), 'junction');
});

/** Addresses of all pages in one of the two environments. */
async function listRoutes(environment: 'development' | 'production'): Promise<string[]> {
  const env = {...process.env, NODE_ENV: environment, CONTEXT: ''};
  const {stdout} = await promisify(execFile)(projectNode, ['--eval', script], {cwd: folder.at(), env});
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[];
}

test('drafts, scheduled articles and the style guide are only in `npm run dev`, not in a build', async () => {
  const drafts = [
    createPage(folder.at(), 'post', 'A draft of a post'),
    createPage(folder.at(), 'doc', 'A draft of a doc'),
    createPage(folder.at(), 'post', 'A draft of a later day', {publish: true, today: new Date(2099, 0, 1)}),
  ];
  const published = [
    // Yesterday: at the office, today may not have begun.
    createPage(folder.at(), 'post', 'A new post', {publish: true, today: new Date(Date.now() - 86_400_000)}),
    createPage(folder.at(), 'doc', 'A new doc', {publish: true}),
  ];
  const addresses = (pages: typeof drafts) => pages.map(({address}) => address);
  const [dev, built] = await Promise.all([listRoutes('development'), listRoutes('production')]);
  expect(dev).toEqual(expect.arrayContaining(['/styleguide', ...addresses(drafts), ...addresses(published)]));
  expect(built).toEqual(expect.arrayContaining(addresses(published)));
  expect(built.filter((route) => /draft|styleguide/.test(route))).toEqual([]);
}, 180_000);
