import {company} from '#src/content/company/company';
import {fieldsOf, flatten, parameterFields, sampleOf} from './fields';
import {jsonSample, requestSamples} from './samples';
import type {Operation, Spec} from './spec';
import type {
  ApiFieldGroup,
  ApiNeighbors,
  ApiObjectPage,
  ApiOperationPage,
  ApiResource,
  ApiStatus,
  CodeSample,
} from '#src/content/schema/api-reference';

import {STATUS_CODES} from 'node:http';

export const apiPath = '/docs/api';

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const plainText = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[`*]/g, '');

/** The first sentences that fit into a search result. */
function shorten(text: string): string {
  const sentences = plainText(text).match(/[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]\s*/g) ?? [text];
  return sentences.reduce((text, next) => ((text + next).trim().length <= 165 ? text + next : text), '').trim();
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
