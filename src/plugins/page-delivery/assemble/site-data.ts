import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Version = {mainDocId: string; docs: readonly {id: string}[]};
type Instance = {versions?: readonly Version[]};
type GlobalData = Readonly<Record<string, Readonly<Record<string, Instance>>>>;

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * The site's global data without the list of all docs, which the theme reads only to switch between versions, and this
 * site has one. The front page of each version stays: the list may not be empty of it.
 */
export function withoutDocsLists(data: GlobalData): GlobalData {
  const instances = data[docsPlugin];
  if (instances === undefined) return data;
  const shorten = (version: Version): Version => ({
    ...version,
    docs: version.docs.filter(({id}) => id === version.mainDocId),
  });
  const shortened = Object.entries(instances).map(([id, {versions = [], ...rest}]): [string, Instance] => [
    id,
    {...rest, versions: versions.map(shorten)},
  ]);
  return {...data, [docsPlugin]: Object.fromEntries(shortened)};
}

/** Parts of the configuration that the build alone reads: content, plugins and their options. */
const ofTheBuild = [
  'plugins',
  'themes',
  'presets',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'ssrTemplate',
];

/** The site's configuration without what only its build reads. */
export function withoutBuildOptions(config: object): object {
  return Object.fromEntries(Object.entries(config).filter(([key]) => !ofTheBuild.includes(key)));
}

/** Writes the shortened global data and configuration for the browser. Returns their files. */
export function writeSiteData(
  generatedFolder: string,
  ownFolder: string,
  config: object,
): {globalData: string; siteConfig: string} {
  const data = JSON.parse(readFileSync(path.join(generatedFolder, 'globalData.json'), 'utf8')) as GlobalData;
  const write = (name: string, value: object): string => {
    const file = path.join(ownFolder, name);
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  mkdirSync(ownFolder, {recursive: true});
  return {
    globalData: write('global-data.json', withoutDocsLists(data)),
    siteConfig: write('site-config.json', withoutBuildOptions(config)),
  };
}

/** Requests for the props of docs routes. */
export const docsPropsRequest = new RegExp(`^@generated/${docsPlugin}/.+\\.json$`);

type VersionProps = {version?: {docs?: object}};

/**
 * Writes a copy, without the list of all docs, of the props that each page of the documentation loads. The list has the
 * title and description of every doc, 3.7 KB compressed and more with each doc; only `<DocCardList>` of the classic theme
 * reads it, which this site does not use. Returns the copies by the requests that they answer.
 */
export function writeDocsProps(generatedFolder: string, ownFolder: string): ReadonlyMap<string, string> {
  const folder = path.join(generatedFolder, docsPlugin);
  const copies = readdirSync(folder, {recursive: true, encoding: 'utf8'}).flatMap((name): [string, string][] => {
    if (!name.endsWith('.json')) return [];
    const props = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as VersionProps;
    if (props.version?.docs === undefined) return [];
    const file = path.join(ownFolder, docsPlugin, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify({...props, version: {...props.version, docs: {}}}));
    return [[`@generated/${docsPlugin}/${name.split(path.sep).join('/')}`, file]];
  });
  if (copies.length === 0) throw new Error('No props of a docs version were found: see writeDocsProps.');
  return new Map(copies);
}
