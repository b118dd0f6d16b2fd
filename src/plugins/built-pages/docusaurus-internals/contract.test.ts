import {inProject} from '../../../../scripts/lib/project.mjs';
import * as tslib from '../page-routes/client/tslib';
import {hydratedAttribute} from '../page-parts';
import {parsePage} from '../page/page';
import {readBuildOutput} from './build-output';
import {createPageBundle, pagesEntry, withoutChunks, type ClientBundle} from './client-bundle';
import {checkedVersion} from './internal-change';
import {findScripts, findStyleSheet} from './page-html';
import {pageTemplate} from './page-template';
import {withoutBuildOptions, withoutDocsLists, type Version} from './replaced-modules';
import {joinRoutes, readRegistry} from './routes';

import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {rspack} from '@docusaurus/faster';
import type {PluginRouteConfig} from '@docusaurus/types';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/*
 * Checks this site's assumptions about private output of Docusaurus and Rspack against the installed versions. After an
 * upgrade, a failure here names what changed. When all tests pass, set `checkedVersion`.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'docusaurus-internals-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const inFolder = (name: string): string => path.join(folder, name);
const readPackage = (file: string): string => readFileSync(inProject('node_modules/@docusaurus', file), 'utf8');
const page = (head: string) => parsePage(`<head>${head}</head><main><h1>A</h1></main>`, '/a');

const registryFile = inFolder('registry.js');
const plugin = {name: 'pages', id: 'default'};
const routes: PluginRouteConfig[] = [
  {path: '/pricing', component: './pricing.js', exact: true, plugin},
  {
    path: '/docs',
    component: './docs.js',
    plugin,
    routes: [{path: '/docs/a', component: './doc.js', exact: true, sidebar: 's', metadata: {lastUpdatedAt: 1}}],
  },
];

/** Compiles a main entry and the pages of the registry, as Docusaurus does with this plugin. */
async function bundle(expectedModules: readonly string[]): Promise<ClientBundle> {
  let found: ClientBundle | undefined;
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: {main: './main.js', [pagesEntry]: {import: registryFile, dependOn: 'main'}},
    output: {path: inFolder('out'), filename: 'assets/js/[name].[contenthash:8].js'},
    optimization: {runtimeChunk: true, minimize: false, splitChunks: {chunks: 'all'}},
    plugins: [
      createPageBundle({
        registryFile,
        expectedModules,
        onBundle: (result) => {
          found = result;
        },
      }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({all: false, errors: true})) : null);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });
  if (found === undefined) throw new Error('The compiler did not call onBundle.');
  return found;
}

beforeAll(async () => {
  const files = {
    'main.js': `document.title = 'main'; void import(/* webpackChunkName: "on-demand" */ './on-demand.js');`,
    'on-demand.js': `export const one = 'on demand';`,
    'pricing.js': `export default 'pricing';`,
    'docs.js': `export default 'docs';`,
    'doc.js': `export default 'doc';`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(inFolder(name), text);
  await generateRouteFiles({generatedFilesDir: folder, routes, baseUrl: '/'});
});

test('checkedVersion is the installed version', () => {
  expect({lastChecked: checkedVersion}).toEqual({lastChecked: DOCUSAURUS_VERSION});
});

describe('generated routes and the bundle', () => {
  test('list the routes, modules and scripts of each page, the runtime first', async () => {
    const build = await readBuildOutput(folder, routes, await bundle([inFolder('main.js')]));
    const doc = build.pageAt('/docs/a');
    expect(doc.routes).toEqual([
      {path: '/docs', chunks: {__comp: expect.any(String) as string}},
      {path: '/docs/a', exact: true, sidebar: 's', chunks: {__comp: expect.any(String) as string}},
    ]);
    const texts = doc.scripts.map((address) => readFileSync(inFolder(`out${address}`), 'utf8'));
    const first = ['__webpack_require__.u', `'docs'`, `'doc'`, `document.title`];
    expect(texts.map((text, index) => text.includes(first[index] ?? '?'))).toEqual([true, true, true, true]);
    expect(doc.chunks.every(({id}, index) => texts[index + 1]?.includes(JSON.stringify(id)))).toBe(true);
    expect(build.pageAt('/404.html').scripts).toEqual(build.entryScripts);
  });

  test('keep only chunks loaded on demand in the runtime', async () => {
    const {scriptsOf} = await bundle([]);
    const runtime = readFileSync(inFolder(`out${scriptsOf('main')[0] ?? ''}`), 'utf8');
    expect(runtime).toContain('"on-demand"');
    for (const name of readRegistry(readFileSync(registryFile, 'utf8')).keys()) expect(runtime).not.toContain(name);
  });

  test('fail the build when a replaced module is not in the bundle', async () => {
    await expect(bundle([inFolder('gone.js')])).rejects.toThrow(/Nothing imports .*gone\.js.*\n.*node_modules/);
  });

  test('fail the build when a generated file has an unexpected shape', () => {
    expect(() => readRegistry('export default {}')).toThrow(/registry\.js has no.*\n.*codegenRoutes\.js/);
    expect(() => joinRoutes(routes, {'/docs-1': {}})).toThrow('has "/docs-1" where "/pricing-…" is expected');
    expect(() => withoutChunks('e => e', new Set(['a']))).toThrow('The runtime has no');
  });
});

test('Docusaurus looks up routes, chunk names and modules as page-routes/client provides them', () => {
  const creator = readPackage('core/lib/client/exports/ComponentCreator.js');
  expect(creator).toContain('routesChunkNames[`${path}-${hash}`]');
  expect(creator).toContain('registry[chunkName]');
  expect(creator).toContain('loader[keyPath] = chunkRegistry[0]');
});

test('the boot script and Docusaurus use the same hydration attribute and theme key', () => {
  expect(readPackage('core/lib/client/hasHydratedDataAttribute.js')).toContain(hydratedAttribute);
  expect(readPackage('theme-common/lib/contexts/colorMode.js')).toContain(`ColorModeStorageKey = 'theme'`);
});

describe('the HTML of a page', () => {
  test('is Docusaurus’ template without the generator', () => {
    expect(pageTemplate).toMatch(/^<!DOCTYPE html>\n<html .*it\.appHtml.*<\/html>\n$/s);
    expect(pageTemplate).not.toMatch(/generator|it\.version/);
  });

  test('must have one style sheet and the scripts of the entry', () => {
    const link = '<link rel=stylesheet href=/s.css>';
    const script = '<script src=/m.js defer></script><script>inline()</script>';
    expect(findStyleSheet(page(link)).properties['href']).toBe('/s.css');
    expect(findScripts(page(script), ['/m.js']).map(({properties}) => properties['src'])).toEqual(['/m.js']);
    expect(() => findStyleSheet(page(''))).toThrow('The head of /a has no style sheet');
    expect(() => findStyleSheet(page(link + link))).toThrow('several style sheets');
    expect(() => findScripts(page(script), ['/r.js'])).toThrow('The head of /a loads /m.js and not /r.js');
  });
});

describe('data the browser does not get', () => {
  test('includes all docs except the front page', () => {
    const {toGlobalDataVersion} = jest.requireActual<{toGlobalDataVersion: (version: object) => Version}>(
      '@docusaurus/plugin-content-docs/lib/globalData',
    );
    const version = toGlobalDataVersion({
      docs: [{id: 'index'}, {id: 'a'}],
      drafts: [],
      sidebars: {},
      sidebarsUtils: {getFirstDocIdOfFirstSidebar: () => 'index'},
      categoryGeneratedIndices: [],
    });
    const data = {
      'docusaurus-plugin-content-docs': {default: {versions: [version]}},
      other: {},
    };
    const [shortened] = withoutDocsLists(data)['docusaurus-plugin-content-docs']?.['default']?.versions ?? [];
    expect(shortened?.docs.map(({id}) => id)).toEqual(['index']);
    expect(() => withoutDocsLists({other: {}})).toThrow(/globalData\.json has no/);
  });

  test('includes configuration only the build reads', () => {
    const config = {title: 'Site', plugins: [['x', {}]], themeConfig: {a: 1}, headTags: []};
    expect(withoutBuildOptions(config)).toEqual({title: 'Site', themeConfig: {a: 1}});
  });

  test('includes all tslib helpers that utils-common does not use', () => {
    const lib = path.dirname(require.resolve('@docusaurus/utils-common'));
    const used = readdirSync(lib)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...readFileSync(path.join(lib, file), 'utf8').matchAll(/tslib_\d+\.(\w+)/g)])
      .map(([, helper = '']) => helper);
    expect(used.length).toBeGreaterThan(0);
    expect(Object.keys(tslib)).toEqual(expect.arrayContaining(used));
  });
});
