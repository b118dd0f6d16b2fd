import type {ApiField} from '#src/content/schema/api-reference';
import type {PostmanCollection} from '#src/plugins/api-reference/index';
import {createResources} from '#src/plugins/api-reference/pages';
import {readSpec, specFile} from '#src/plugins/api-reference/spec';
import {inProject} from '../../scripts/lib/project.mjs';
import {openBuiltPage} from '../support/built-page';
import {readBuilt} from '../support/built-site';

const {spec, source} = readSpec(inProject(specFile));
const pages = createResources(spec).flatMap(({operations}) => operations);

const idsOf = (fields: readonly ApiField[]): string[] => fields.flatMap(({id, fields: inner}) => [id, ...idsOf(inner)]);

test.each(pages)('$method $path is rendered with its samples, parameters and statuses', (page) => {
  const {html, ids, texts} = openBuiltPage(page.to);
  const text = texts('body').join('');
  expect(page.groups.flatMap(({fields}) => idsOf(fields)).filter((id) => !ids.has(id))).toEqual([]);
  for (const {label} of page.requests) expect(html).toContain(`Code: ${label}`);
  for (const {status, problem = ''} of page.statuses) expect(text).toContain(`${status} ${problem}`.trim());
  expect(text).toContain(`/v1${page.path}`);
});

test('the Postman collection has each request once, with its samples, and the key as a variable', () => {
  const {item, auth, variable} = JSON.parse(readBuilt('/postman.json').toString()) as PostmanCollection;
  const requests = item.flatMap((folder) => folder.item.map(({request}) => request));
  expect(requests.map(({method, url}) => `${method} ${url.raw}`).sort()).toEqual(
    pages.map(({method, path}) => `${method} {{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`).sort(),
  );
  expect(requests.filter(({method, body}) => method === 'PATCH' && body === undefined)).toEqual([]);
  expect(requests.flatMap(({url}) => url.variable ?? []).filter(({value}) => value === '')).toEqual([]);
  expect(auth.bearer).toEqual([{key: 'token', value: '{{apiKey}}'}]);
  expect(variable.map(({key}) => key)).toEqual(['baseUrl', 'apiKey']);
});

test('the OpenAPI file is served as JSON', () => {
  expect(JSON.parse(readBuilt('/openapi.json').toString())).toEqual(source);
});
