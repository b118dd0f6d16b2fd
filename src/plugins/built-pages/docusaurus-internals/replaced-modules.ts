import {internalChange} from './internal-change';

import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A module of the browser bundle, and the file that replaces it. */
export type ReplacedModule = {
  request: RegExp;
  file: string;
  /** Replace only imports from folders that match. */
  importedFrom?: RegExp;
};

/** A version of the docs in Docusaurus' global data. */
export type Version = {mainDocId: string; docs: readonly {id: string}[]};
type GlobalData = Readonly<Record<string, Readonly<Record<string, {versions?: readonly Version[]}>>>>;

/** Writes a value as JSON under a name and returns the file. */
type WriteJson = (name: string, value: object) => string;

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * The site's global data without the list of all docs. The theme uses it only to switch between versions, and this site has
 * one. Each version's front page stays, because the theme expects it.
 */
export function withoutDocsLists(data: GlobalData): GlobalData {
  const instances = Object.entries(data[docsPlugin] ?? {});
  if (instances.length === 0 || instances.some(([, {versions}]) => !versions?.every(({docs}) => Array.isArray(docs))))
    throw internalChange(
      `.docusaurus/globalData.json has no ${docsPlugin}.<id>.versions[].docs.`,
      '@docusaurus/plugin-content-docs/lib/globalData.js',
    );
  const shorten = ({docs, ...version}: Version): Version => ({
    ...version,
    docs: docs.filter(({id}) => id === version.mainDocId),
  });
  const shortened = instances.map(([id, {versions = [], ...rest}]) => [id, {...rest, versions: versions.map(shorten)}]);
  return {...data, [docsPlugin]: Object.fromEntries(shortened) as GlobalData[string]};
}

/** Parts of the configuration that only the build reads: content, plugins and their options. */
const buildOptions = new Set([
  'plugins',
  'themes',
  'presets',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'ssrTemplate',
]);

/** The site's configuration without the options only the build reads. */
export function withoutBuildOptions(config: object): object {
  return Object.fromEntries(Object.entries(config).filter(([key]) => !buildOptions.has(key)));
}

/**
 * Copies the props every documentation page loads, without the list of all docs. The list has every doc's title and
 * description: 3.7 KB compressed, and growing. Only the classic theme's `<DocCardList>` reads it, which this site does not
 * use.
 */
function listDocsProps(generatedFolder: string, write: WriteJson): ReplacedModule[] {
  const folder = path.join(generatedFolder, docsPlugin);
  const copies = readdirSync(folder, {recursive: true, encoding: 'utf8'}).flatMap((name): ReplacedModule[] => {
    if (!name.endsWith('.json')) return [];
    const props = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {version?: {docs?: object}};
    if (props.version?.docs === undefined) return [];
    const request = `@generated/${docsPlugin}/${name.split(path.sep).join('/')}`;
    const file = write(path.join(docsPlugin, name), {...props, version: {...props.version, docs: {}}});
    return [{request: new RegExp(`^${request.replaceAll('.', '[.]')}$`), file}];
  });
  if (copies.length === 0)
    throw internalChange(
      `No file in .docusaurus/${docsPlugin} has version.docs.`,
      '@docusaurus/plugin-content-docs/lib/routes.js',
    );
  return copies;
}

type Folders = Readonly<Record<'generatedFolder' | 'ownFolder' | 'clientFolder', string>>;

/**
 * Writes the shortened data and lists the modules to replace in a bundle: `dev` for `npm run dev`, `server` for rendering
 * pages, or `browser`.
 * @param folders `clientFolder` contains the code that replaces modules.
 */
export function replaceModules(
  {generatedFolder, ownFolder, clientFolder}: Folders,
  config: object,
  bundle: 'dev' | 'server' | 'browser',
): ReplacedModule[] {
  const own = (name: string): string => path.join(clientFolder, name);
  const write: WriteJson = (name, value) => {
    const file = path.join(ownFolder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  // Prism and its languages (code is colored at build time) and a progress bar: no page uses them.
  const unused = /[\\/]theme-classic[\\/]lib[\\/](?:prism-include-languages|nprogress)$/;
  if (bundle === 'dev') return [{request: unused, file: own('nothing.ts')}];
  const docsProps = listDocsProps(generatedFolder, write);
  // Rendered without the list too, so a page that needs it fails the build instead of the browser.
  if (bundle === 'server') return docsProps;
  const data = JSON.parse(readFileSync(path.join(generatedFolder, 'globalData.json'), 'utf8')) as GlobalData;
  return [
    {request: unused, file: own('nothing.ts')},
    ...docsProps,
    {request: /^@generated\/routes$/, file: own('routes.ts')},
    {request: /^@generated\/routesChunkNames$/, file: own('routes-chunk-names.ts')},
    {request: /^@generated\/registry$/, file: own('registry.ts')},
    {request: /^@generated\/globalData$/, file: write('global-data.json', withoutDocsLists(data))},
    {request: /^@generated\/docusaurus\.config$/, file: write('site-config.json', withoutBuildOptions(config))},
    {request: /^react-helmet-async$/, file: own('head.ts')},
    {request: /^@theme\/Navbar$/, file: own('header.ts')},
    {request: /^@theme\/Footer$/, file: own('footer.ts')},
    {request: /^tslib$/, importedFrom: /[\\/]utils-common[\\/]/, file: own('tslib.ts')},
  ];
}
