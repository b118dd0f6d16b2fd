import {apiPath, createEventsPage, createResources, endpointOf} from './pages';
import {createSidebarItems} from './sidebar';
import {readSpec, specFile} from './spec';
import type {ApiObjectPage, ApiOperationPage} from './types';

import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Makes the reference pages below `/docs/api` from the OpenAPI file, and serves that file. See README.md. */
export default function apiReference({siteDir}: LoadContext): Plugin<ReturnType<typeof readSpec>> {
  const file = path.join(siteDir, specFile);
  return {
    name: 'api-reference',
    getPathsToWatch: () => [file],
    loadContent: () => Promise.resolve(readSpec(file)),
    async contentLoaded({content: {spec}, actions: {addRoute, createData}}) {
      const resources = createResources(spec);
      const events = createEventsPage(spec);
      const route = (component: string, page: ApiObjectPage | ApiOperationPage): void => {
        addRoute({
          path: page.to,
          component: `@site/src/pages/docs/${component}.tsx`,
          exact: true,
          props: {page},
          metadata: {sourceFilePath: specFile},
        });
      };
      for (const {object, operations} of resources) {
        route('_object', object);
        for (const operation of operations) route('_operation', operation);
      }
      route('_object', events);
      const create = resources[0]?.operations.find(({to}) => to === `${apiPath}/contacts/create`);
      await createData('samples.json', create?.requests ?? []);
      await createData('sidebar.json', createSidebarItems(resources));
      const list = resources.map(({name, text, object, operations}) => ({
        name,
        text,
        to: object.to,
        endpoints: operations.map(endpointOf),
      }));
      await createData('resources.json', list);
    },
    async postBuild({outDir, content: {source}}) {
      await writeFile(path.join(outDir, 'openapi.json'), `${JSON.stringify(source, null, 2)}\n`);
    },
  };
}
