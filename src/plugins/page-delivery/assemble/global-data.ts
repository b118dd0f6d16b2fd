import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
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

/** Writes the shortened global data beside Docusaurus' own. Returns the file. */
export function writeGlobalData(generatedFolder: string, ownFolder: string): string {
  const data = JSON.parse(readFileSync(path.join(generatedFolder, 'globalData.json'), 'utf8')) as GlobalData;
  const file = path.join(ownFolder, 'global-data.json');
  mkdirSync(ownFolder, {recursive: true});
  writeFileSync(file, JSON.stringify(withoutDocsLists(data)));
  return file;
}
