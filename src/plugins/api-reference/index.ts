import {apiPath, createEventsPage, createResources, linkNeighbors} from './pages';
import {createPostmanCollection} from './postman';
import {createSidebarItems} from './sidebar';
import {readSpec, specFile} from './spec';

import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Generates the reference pages under `/docs/api` from the OpenAPI file, and serves that file and a Postman
 * collection. See README.md. */
export default function apiReference({siteDir}: LoadContext): Plugin<ReturnType<typeof readSpec>> {
  const file = path.join(siteDir, specFile);
  return {
    name: 'api-reference',
    getPathsToWatch: () => [file],
    loadContent: () => Promise.resolve(readSpec(file)),
    async contentLoaded({content: {spec}, actions: {addRoute, createData}}) {
      const resources = createResources(spec);
      const pages = [...resources.flatMap(({object, operations}) => [object, ...operations]), createEventsPage(spec)];
      for (const page of linkNeighbors(pages)) {
        addRoute({
          path: page.to,
          component: `@site/src/pages/docs/${'method' in page ? '_operation' : '_object'}.tsx`,
          exact: true,
          props: {page},
          metadata: {sourceFilePath: specFile},
        });
      }
      const create = resources[0]?.operations.find(({to}) => to === `${apiPath}/contacts/create`);
      await createData('samples.json', create?.requests ?? []);
      await createData('sidebar.json', createSidebarItems(resources));
      const list = resources.map(({name, text, object: {to, endpoints}}) => ({name, text, to, endpoints}));
      await createData('resources.json', list);
    },
    async postBuild({outDir, content: {source, spec}}) {
      const write = (name: string, data: unknown) =>
        writeFile(path.join(outDir, name), `${JSON.stringify(data, null, 2)}\n`);
      await write('openapi.json', source);
      await write('postman.json', createPostmanCollection(spec));
    },
  };
}
