import {fieldsOf, sampleOf} from '#src/plugins/api-reference/pages';
import {createEventsPage, createResources} from '#src/plugins/api-reference/pages';
import {apiGuides} from '#src/plugins/api-reference/sidebar';
import {dereference, type Operation, readSpec, type Schema, specFile} from '#src/plugins/api-reference/spec';
import {inProject} from '../../scripts/lib/project.mjs';
import {captures, readText} from '../support/source-tree';

import {readdirSync} from 'node:fs';
import {createConfig, lint} from '@redocly/openapi-core';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

const {spec} = readSpec(inProject(specFile));
const resources = createResources(spec);
const pages = resources.flatMap(({operations}) => operations);

const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({name: `${method.toUpperCase()} ${path}`, operation})),
);

const readGuide = (name: string): string => readText(`docs/api/${name}.mdx`);

const ajv = new Ajv({allErrors: true, strict: false});
addFormats(ajv);

/** Validation errors of a value, such as `/email must match format "email"`. */
function faultsOf(schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({instancePath, message = ''}) => `${instancePath} ${message}`);
}

type Example = {schema: Schema; value: unknown};

const mediaOf = (content: Operation['responses'][string]['content'] = {}): Example[] =>
  Object.values(content).flatMap(({schema, example, examples}) => [
    {schema, value: example ?? (examples ? undefined : sampleOf(schema))},
    ...Object.values(examples ?? {}).map(({value}) => ({schema, value})),
  ]);

function examplesOf({requestBody, responses, parameters = []}: Operation): Example[] {
  return [
    ...mediaOf(requestBody?.content),
    ...Object.values(responses).flatMap(({content}) => mediaOf(content)),
    ...parameters.map(({schema, example}) => ({schema, value: example})),
  ].filter(({value}) => value !== undefined);
}

test('the OpenAPI file passes Redocly’s recommended rules', async () => {
  const problems = await lint({ref: inProject(specFile), config: await createConfig({extends: ['recommended']})});
  expect(problems.map(({ruleId, message, location}) => `${ruleId}: ${message} (${location[0]?.pointer})`)).toEqual([]);
});

describe('examples', () => {
  test.each([
    ...operations.map(({name, operation}) => [name, examplesOf(operation)] as const),
    ...Object.entries(spec.webhooks).map(([name, {post}]) => [name, mediaOf(post.requestBody.content)] as const),
  ])('of %s are valid', (_name, examples) => {
    expect(examples.flatMap(({schema, value}) => faultsOf(schema, value))).toEqual([]);
  });

  test('of a 422 name fields of that endpoint’s request', () => {
    const strange = operations.flatMap(({name, operation: {requestBody, responses}}) => {
      const sent = Object.values(requestBody?.content ?? {})[0]?.schema;
      const fields = new Set(sent ? fieldsOf(sent, {prefix: 'body'}).map((field) => field.name) : []);
      const examples = Object.values(responses['422']?.content?.['application/problem+json']?.examples ?? {});
      return examples
        .flatMap(({value}) => (value as {errors?: {field: string}[]}).errors ?? [])
        .filter(({field}) => !fields.has(field))
        .map(({field}) => `${name}: ${field}`);
    });
    expect(strange).toEqual([]);
  });

  test('every response has the headers that the guides promise, and every operation a 5XX', () => {
    const promised = ['Scalewell-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
    const without = operations.flatMap(({name, operation: {responses}}) =>
      Object.entries(responses)
        .filter(([, response]) =>
          promised.some((header) => !(header in ((response as {headers?: object}).headers ?? {}))),
        )
        .map(([status]) => `${name} ${status}`),
    );
    expect(without).toEqual([]);
    expect(operations.filter(({operation}) => !('5XX' in operation.responses)).map(({name}) => name)).toEqual([]);
  });

  test('of a request match its response', () => {
    const different = operations.flatMap(({name, operation: {requestBody, responses}}) => {
      const sent = requestBody?.content['application/json']?.example as Record<string, unknown> | undefined;
      const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const {schema, example} = success?.[1].content?.['application/json'] ?? {};
      if (sent === undefined || schema === undefined) return [];
      const got = (example ?? sampleOf(schema)) as Record<string, unknown>;
      return Object.entries(sent)
        .filter(([key, value]) => key in got && JSON.stringify(got[key]) !== JSON.stringify(value))
        .map(([key]) => `${name}: ${key} of the request is not what the response has`);
    });
    expect(different).toEqual([]);
  });
});

describe('pages', () => {
  test('exist for every operation, each at a unique address', () => {
    expect(pages.map(({method, path}) => `${method} ${path}`).sort()).toEqual(operations.map(({name}) => name).sort());
    const addresses = [...resources.map(({object}) => object), ...pages, createEventsPage(spec)].map(({to}) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain('/docs/api/contacts/create');
    expect(addresses).toContain('/docs/api/appointments/list-open-times');
  });

  test('show each field with its limits', () => {
    const create = pages.find(({to}) => to === '/docs/api/contacts/create');
    const fields = create?.groups.find(({id}) => id === 'request-body')?.fields ?? [];
    expect(fields.find(({name}) => name === 'firstName')).toMatchObject({
      text: expect.stringContaining('Up to 100 characters.') as string,
    });
    expect(fields.find(({name}) => name === 'email')).toMatchObject({
      type: 'string or null',
      required: 'Required without phone',
    });
    const consent = fields.find(({name}) => name === 'consent')?.fields ?? [];
    expect(consent.map(({id}) => id)).toEqual(['body-consent-texts', 'body-consent-emails']);
    expect(consent[1]?.text).toBe('`yes`, `no` or `unknown`. Default: `unknown`.');
  });

  test('of an update show no defaults, because omitted fields keep their value', () => {
    const schema: Schema = {properties: {limit: {type: 'integer', default: 50, maximum: 100}}};
    expect(fieldsOf(schema, {prefix: 'body'})[0]?.text).toBe('Up to 100. Default: `50`.');
    expect(fieldsOf(schema, {prefix: 'body', hasDefaults: false})[0]?.text).toBe('Up to 100.');
  });

  test('have samples that send the example', () => {
    const create = pages.find(({to}) => to === '/docs/api/contacts/create');
    const code = create?.requests.map((sample) => sample.code) ?? [];
    expect(code[0]).toContain('-d \'{\n    "firstName": "Tomas",');
    expect(code[1]).toContain("firstName: 'Tomas',");
    expect(code[2]).toContain('json={\n        "firstName": "Tomas",');
    for (const sample of code) expect(sample).toContain('Idempotency-Key');
    expect(create?.responses[0]?.label).toBe('201 Created');
  });
});

test('a broken reference fails the build', () => {
  expect(() => dereference({a: {$ref: '#/b'}})).toThrow('docs/api/openapi.yaml has no #/b.');
});

describe('the guides', () => {
  test('are all in the sidebar', () => {
    const files = readdirSync(inProject('docs/api')).filter((file) => file.endsWith('.mdx'));
    expect(apiGuides.map(({id}) => `${id.slice('api/'.length)}.mdx`).sort()).toEqual(files.sort());
  });

  test('explain every problem type with its status', () => {
    const explained = captures(readGuide('errors').replaceAll('` | `', ' '), /^\| `(\d{3} [\w-]+)`/gm);
    const withProblem = pages.flatMap(({statuses}) => statuses).filter(({problem}) => problem !== undefined);
    expect(explained.sort()).toEqual(
      [...new Set(withProblem.map(({status, problem}) => `${status} ${problem}`))].sort(),
    );
  });

  test('list every scope', () => {
    const listed = captures(readGuide('authentication'), /^\| `(\w+:\w+)`/gm);
    expect(listed.sort()).toEqual([...new Set(pages.map(({scope}) => scope))].sort());
  });
});
