import {apiPath, createEventsPage, createResources, linkNeighbors} from './pages';
import {createSidebarItems} from './sidebar';
import {type Operation, type Parameter, readSpec, type Spec, specFile} from './spec';

import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The parts of Postman's collection format 2.1 that we use. */
type Pair = {key: string; value: string; description?: string; disabled?: boolean};
type Request = {
  name: string;
  request: {
    method: string;
    description: string;
    header: Pair[];
    url: {raw: string; host: string[]; path: string[]; query?: Pair[]; variable?: Pair[]};
    body?: {mode: 'raw'; raw: string; options: {raw: {language: 'json'}}};
  };
};
export type PostmanCollection = {
  info: {name: string; schema: string; description: string};
  auth: {type: 'bearer'; bearer: Pair[]};
  variable: Pair[];
  item: {name: string; description: string; item: Request[]}[];
};

const toPair = ({name, example, required, description}: Parameter): Pair => ({
  key: name,
  value: String(example ?? ''),
  description,
  // A parameter without an example is off until someone needs it.
  ...(required !== true && example === undefined && {disabled: true}),
});

function toRequest(path: string, method: string, operation: Operation): Request {
  const {summary, description, parameters = [], requestBody} = operation;
  const pairs = (place: Parameter['in']): Pair[] => parameters.filter((item) => item.in === place).map(toPair);
  const [query, variable] = [pairs('query'), pairs('path')];
  const body = requestBody?.content['application/json']?.example;
  const address = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const header = pairs('header').map((pair) =>
    pair.key === 'Idempotency-Key' ? {...pair, value: '{{$guid}}', disabled: false} : pair,
  );
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description,
      header,
      url: {
        raw: `{{baseUrl}}${address}`,
        host: ['{{baseUrl}}'],
        path: address.slice(1).split('/'),
        ...(query.length > 0 && {query}),
        ...(variable.length > 0 && {variable}),
      },
      ...(body !== undefined && {
        body: {mode: 'raw', raw: JSON.stringify(body, null, 2), options: {raw: {language: 'json'}}},
      }),
    },
  };
}

/** The API as a Postman collection: a folder for each tag, a request for each operation, filled in with its examples. */
function createPostmanCollection(spec: Spec): PostmanCollection {
  const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      request: toRequest(path, method, operation),
    })),
  );
  return {
    info: {
      name: spec.info.title,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      description: spec.info.description,
    },
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{apiKey}}'}]},
    variable: [
      {key: 'baseUrl', value: spec.servers[0].url},
      {key: 'apiKey', value: '', description: 'Settings > API keys'},
    ],
    item: spec.tags.map(({name, description}) => ({
      name,
      description,
      item: operations.filter(({tag}) => tag === name).map(({request}) => request),
    })),
  };
}

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
