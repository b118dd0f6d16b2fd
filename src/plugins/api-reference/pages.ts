import {company} from '#src/content/company/company';
import type {
  ApiField,
  ApiFieldGroup,
  ApiNeighbors,
  ApiObjectPage,
  ApiOperationPage,
  ApiResource,
  ApiStatus,
  CodeSample,
} from '#src/content/schema/api-reference';
import {jsonSample, requestSamples} from './samples';
import type {Operation, Parameter, Schema, Spec} from './spec';

import {STATUS_CODES} from 'node:http';

/** A schema merged with the properties of the schemas in its `allOf`. */
function flatten(schema: Schema): Schema {
  const parts = [...(schema.allOf ?? []).map(flatten), schema];
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({properties}) => properties)) as Record<string, Schema>,
    required: parts.flatMap(({required}) => required ?? []),
  };
}

const isNullable = ({type}: Schema): boolean => Array.isArray(type) && type.includes('null');

function typeOf(schema: Schema): string {
  const names = [schema.type ?? 'object'].flat().filter((name) => name !== 'null');
  if (schema.enum) return 'enum';
  if (schema.format === 'date-time') return 'timestamp';
  if (schema.format === 'date') return 'date';
  return names[0] === 'array' && schema.items ? `array of ${typeOf(schema.items)}s` : names.join(' or ');
}

function rangeOf(low: number | undefined, high: number | undefined, unit: string): string[] {
  const format = (value: number): string => value.toLocaleString('en-US');
  if (high === undefined) return low === undefined ? [] : [`At least ${format(low)}${unit}.`];
  return [low === undefined ? `Up to ${format(high)}${unit}.` : `${format(low)} to ${format(high)}${unit}.`];
}

function choicesOf(schema: Schema): string[] {
  const values = (schema.enum ?? schema.items?.enum)?.map((value) => `\`${value}\``);
  // Long lists have their own page.
  if (!values || values.length > 6) return [];
  return [`${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}.`];
}

/** Constraints in words: “1 to 100 characters. Default: `50`.” */
function limitsOf(schema: Schema, hasDefault: boolean): string {
  return [
    ...choicesOf(schema),
    ...rangeOf(schema.minLength, schema.maxLength, ' characters'),
    ...rangeOf(schema.minimum, schema.maximum, ''),
    ...rangeOf(schema.minItems, schema.maxItems, ' items'),
    ...(hasDefault && schema.default !== undefined ? [`Default: \`${schema.default}\`.`] : []),
  ].join(' ');
}

type FieldOptions = {
  /** Prefix of the IDs: `body` for `#body-consent-texts`. */
  prefix: string;
  /** False where omitting a field keeps its value. */
  hasDefaults?: boolean;
  /** False for objects the API returns, which always have all fields. */
  marksRequired?: boolean;
};

/** “Required without phone”, where one of several fields is required. */
function alternativesOf({anyOf = []}: Schema, name: string): string | undefined {
  const names = anyOf.flatMap(({required = []}) => required);
  return names.includes(name) ? `Required without ${names.filter((other) => other !== name).join(' or ')}` : undefined;
}

/** The fields of an object, including nested ones. */
export function fieldsOf(schema: Schema, options: FieldOptions, parents: readonly string[] = []): ApiField[] {
  const {prefix, hasDefaults = true, marksRequired = true} = options;
  const flat = flatten(schema);
  return Object.entries(flat.properties ?? {}).map(([key, property]) => {
    const names = [...parents, key];
    const isList = property.items?.properties !== undefined;
    const inner = isList ? property.items : property;
    const required = flat.required?.includes(key) === true ? 'Required' : alternativesOf(schema, key);
    return {
      id: [prefix, ...names].join('-'),
      name: names.join('.'),
      type: `${typeOf(property)}${isNullable(property) ? ' or null' : ''}`,
      ...(marksRequired && required !== undefined && {required}),
      text: [property.description, limitsOf(property, hasDefaults)].filter(Boolean).join(' '),
      fields: inner?.properties || inner?.allOf ? fieldsOf(inner, options, names) : [],
    };
  });
}

/** The parameters in one place as fields. */
function parameterFields(parameters: readonly Parameter[], place: Parameter['in']): ApiField[] {
  const inPlace = parameters.filter((parameter) => parameter.in === place);
  const properties = Object.fromEntries(inPlace.map(({name, schema, description}) => [name, {...schema, description}]));
  const required = inPlace.filter((parameter) => parameter.required).map(({name}) => name);
  return fieldsOf({properties, required}, {prefix: place});
}

/** A schema's own example, or one built from those of its properties. */
export function sampleOf(schema: Schema): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.items) return [sampleOf(schema.items)];
  const {properties = {}} = flatten(schema);
  return Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, sampleOf(property)]));
}

export const apiPath = '/docs/api';

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const plainText = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[`*]/g, '');

/** The first sentences that fit into a search result. */
function shorten(text: string): string {
  const sentences = plainText(text).match(/[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]\s*/g) ?? [text];
  return sentences.reduce((text, next) => ((text + next).trim().length <= 160 ? text + next : text), '').trim();
}

/**
 * URL of an operation: `createContact` is at `…/create`. A name that is about something else, such as `listOpenTimes`,
 * is kept.
 */
function slugOfOperation({operationId, tags: [tag = '']}: Operation): string {
  const [verb = '', ...words] = operationId.split(/(?=[A-Z])/);
  const subject = words.join(' ').toLowerCase();
  const isOwn = [tag.toLowerCase(), tag.toLowerCase().replace(/s$/, '')].includes(subject);
  return isOwn ? verb : slugOf([verb, subject].join(' '));
}

/** The success response; `201` is preferred over `200`. */
const responseOf = ({responses}: Operation): [status: string, response: Operation['responses'][string]] =>
  Object.entries(responses).findLast(([status]) => status.startsWith('2')) ?? ['200', {description: ''}];

const bodyOf = ({requestBody}: Operation) => requestBody?.content['application/json'];

function responseSamples(operation: Operation): CodeSample[] {
  const [status, {content}] = responseOf(operation);
  const media = content?.['application/json'];
  // The error callers handle most often.
  const failed = ['422', '409', '404', '400'].find((code) => operation.responses[code]) ?? '';
  const [problem] = Object.values(operation.responses[failed]?.content?.['application/problem+json']?.examples ?? {});
  return [
    ...(media ? [jsonSample(`${status} ${STATUS_CODES[status] ?? ''}`, media.example ?? sampleOf(media.schema))] : []),
    ...(problem ? [jsonSample(failed, problem.value)] : []),
  ];
}

/** One row per status, or per problem type if a status has several. */
const statusesOf = ({responses}: Operation): ApiStatus[] =>
  Object.entries(responses)
    .toSorted(([a], [b]) => Number(a[0]) - Number(b[0]))
    .flatMap(([status, {description, content}]) => {
      const problems = Object.entries(content?.['application/problem+json']?.examples ?? {});
      return problems.length === 0
        ? [{status, text: description}]
        : problems.map(([problem, {summary, value}]) => ({status: String(value.status), problem, text: summary}));
    });

function groupsOf(method: string, operation: Operation): ApiFieldGroup[] {
  const {parameters = []} = operation;
  const schema = bodyOf(operation)?.schema;
  const groups: ApiFieldGroup[] = [
    {id: 'path-parameters', title: 'Path parameters', fields: parameterFields(parameters, 'path')},
    {id: 'query-parameters', title: 'Query parameters', fields: parameterFields(parameters, 'query')},
    {
      id: 'request-body',
      title: 'Request body',
      text: 'JSON, at most 64 KB. Field names are case-sensitive.',
      fields: schema ? fieldsOf(schema, {prefix: 'body', hasDefaults: method !== 'PATCH'}) : [],
    },
    {id: 'headers', title: 'Headers', fields: parameterFields(parameters, 'header')},
  ];
  return groups.filter(({fields}) => fields.length > 0);
}

function createOperation(spec: Spec, path: string, method: string, operation: Operation): ApiOperationPage {
  const {summary, description, parameters = [], tags, security} = operation;
  const [{url: server}] = spec.servers;
  const examples = parameters.filter(({example}) => example !== undefined);
  const fill = (placeholder: string, name: string): string =>
    String(examples.find((parameter) => parameter.name === name)?.example ?? placeholder);
  const query = examples.filter((parameter) => parameter.in === 'query');
  const takesIdempotencyKey = parameters.some(({name}) => name === 'Idempotency-Key');
  const result = operation.operationId.replace(/^[a-z]+([A-Z])/, (_, first: string) => first.toLowerCase());
  return {
    to: `${apiPath}/${slugOf(tags[0] ?? '')}/${slugOfOperation(operation)}`,
    title: summary,
    lead: description,
    meta: {
      title: `${summary}, API reference`,
      description: shorten(`${method} ${path} in the ${company.name} API. ${description}`),
    },
    method,
    server,
    path,
    scope: security[0].apiKey[0],
    isRetrySafe: method !== 'POST',
    takesIdempotencyKey,
    groups: groupsOf(method, operation),
    statuses: statusesOf(operation),
    requests: requestSamples({
      method,
      url: server + path.replaceAll(/\{(\w+)\}/g, fill),
      query: Object.fromEntries(query.map(({name, example}) => [name, example])),
      body: bodyOf(operation)?.example,
      hasIdempotencyKey: takesIdempotencyKey,
      result: responseOf(operation)[0] === '204' ? undefined : result,
    }),
    responses: responseSamples(operation),
  };
}

/** Links each page to the previous and next one in the sidebar. */
export function linkNeighbors<Page extends {to: string; title: string}>(
  pages: readonly Page[],
): (Page & ApiNeighbors)[] {
  const toLink = (page: Page | undefined) => page && {title: page.title, permalink: page.to};
  return pages.map((page, at) => ({...page, previous: toLink(pages[at - 1]), next: toLink(pages[at + 1])}));
}

/** The reference pages, in tag order. */
export function createResources(spec: Spec): ApiResource[] {
  const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      page: createOperation(spec, path, method.toUpperCase(), operation),
    })),
  );
  return spec.tags.map(({name, description, 'x-object': object}) => {
    const schema = spec.components.schemas[object] ?? {};
    const tagPages = operations.filter(({tag}) => tag === name).map(({page}) => page);
    const title = `The ${name.toLowerCase().replace(/s$/, '')} object`;
    return {
      name,
      text: description,
      operations: tagPages,
      object: {
        to: `${apiPath}/${slugOf(name)}`,
        title,
        lead: description,
        meta: {
          title: `${title}, API reference`,
          description: `${name} in the ${company.name} API. ${plainText(description)} Every field with its type, an example and all requests.`,
        },
        endpoints: tagPages.map(({method, path, title, to}) => ({method, path, title, to})),
        events: [],
        fields: fieldsOf(schema, {prefix: 'field', marksRequired: false, hasDefaults: false}),
        examples: [jsonSample(title, sampleOf(schema))],
      },
    };
  });
}

/** The page about webhook events. */
export function createEventsPage(spec: Spec): ApiObjectPage {
  const events = Object.entries(spec.webhooks).map(([name, {post}]) => ({
    name,
    text: post.summary,
    ...post.requestBody.content['application/json'],
  }));
  const {schema = {}} = events.find(({name}) => name === 'appointment.booked') ?? {};
  const {properties = {}} = flatten(schema);
  return {
    to: `${apiPath}/webhooks/events`,
    title: 'Event types',
    lead: 'What a webhook can send, and what each event contains.',
    meta: {
      title: 'Webhook event types, API reference',
      description: `The ${events.length} events that ${company.name} webhooks send, from contact.created to message.failed, with the fields of the payload and an example.`,
    },
    endpoints: [],
    events: events.map(({name, text}) => ({name, text})),
    fields: fieldsOf(spec.components.schemas['Event'] ?? {}, {prefix: 'field', marksRequired: false}),
    examples: [jsonSample('appointment.booked', {...(sampleOf({properties}) as object), type: 'appointment.booked'})],
  };
}
