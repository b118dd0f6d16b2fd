import {createResources} from '#src/plugins/api-reference/pages';
import {readSpec, specFile} from '#src/plugins/api-reference/spec';
import type {ApiField} from '#src/content/schema/api-reference';
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

test('the OpenAPI file is served as JSON', () => {
  expect(JSON.parse(readBuilt('/openapi.json').toString())).toEqual(source);
});
