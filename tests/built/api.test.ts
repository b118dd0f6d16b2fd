import {createResources} from '#src/plugins/api-reference/pages';
import {readSpec, specFile} from '#src/plugins/api-reference/spec';
import type {ApiField} from '#src/plugins/api-reference/types';
import {inProject} from '../../scripts/lib/project.mjs';
import {readBuilt} from '../support/built-site';

const {spec, source} = readSpec(inProject(specFile));
const pages = createResources(spec).flatMap(({operations}) => operations);

const idsOf = (fields: readonly ApiField[]): string[] => fields.flatMap(({id, fields: inner}) => [id, ...idsOf(inner)]);

test.each(pages)('$method $path is rendered with its samples, parameters and statuses', (page) => {
  const html = readBuilt(`${page.to}.html`).toString();
  const text = html.replaceAll(/<[^>]+>/g, '');
  const ids = new Set(
    Array.from(html.matchAll(/\sid=(?:"([^"]+)"|([^\s>"]+))/g), ([, quoted, bare]) => quoted ?? bare),
  );
  expect(page.groups.flatMap(({fields}) => idsOf(fields)).filter((id) => !ids.has(id))).toEqual([]);
  for (const {label} of page.requests) expect(html).toContain(`Code: ${label}`);
  for (const {status, problem = ''} of page.statuses) expect(text).toContain(`${status} ${problem}`.trim());
  expect(text).toContain(`/v1${page.path}`);
});

test('the OpenAPI file is served as JSON', () => {
  expect(JSON.parse(readBuilt('/openapi.json').toString())).toEqual(source);
});
