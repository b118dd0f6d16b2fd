import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {documentation} from '#src/content/documentation';
import {countWords} from '../support/copy';
import {fittingDescription} from '../support/copy-rules';

const root = path.join(__dirname, '../..');
const docsFolder = path.join(root, 'docs');
const apiAddress = '/docs/administration-and-api/api';
const apiHost = 'https://api.scalewell.example/v1';

const topics = [
  'getting-started',
  'contacts-and-pipelines',
  'messaging',
  'automations',
  'calendars-and-booking',
  'forms-and-websites',
  'payments-and-store',
  'jobs-and-approvals',
  'reports-and-dashboards',
  'administration-and-api',
  'troubleshooting',
];

type Sample = {language: string; title: string | undefined; code: string};

type Doc = {
  /** Below `docs/`, as messages print it. */
  file: string;
  address: string;
  isIndex: boolean;
  data: Record<string, string>;
  /** Body without fenced code. */
  prose: string;
  links: string[];
  samples: Sample[];
};

function readDoc(file: string): Doc {
  const text = readFileSync(path.join(docsFolder, file), 'utf8');
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fences = [...body.matchAll(/^```(\S*)(?: title="([^"]*)")?\n([\s\S]*?)\n```$/gm)];
  const prose = body.replace(/^```[\s\S]*?^```$/gm, '');
  const parts = file
    .replace(/(?:(?:^|\/)index)?\.mdx$/, '')
    .split('/')
    .filter(Boolean);
  return {
    file,
    address: ['/docs', ...parts].join('/'),
    isIndex: path.basename(file) === 'index.mdx',
    data: Object.fromEntries([...matter.matchAll(/^(\w+): *(.*)$/gm)].map(([, key = '', value = '']) => [key, value])),
    prose,
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target),
    samples: fences.map(([, language = '', title, code = '']) => ({language, title, code})),
  };
}

const docs = readdirSync(docsFolder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .map(readDoc)
  // Still being written, and in no build.
  .filter(({data}) => data.draft !== 'true');

const tasks = docs.filter((doc) => !doc.isIndex);
const byAddress = new Map(docs.map((doc) => [doc.address, doc]));

/** `file: what to do` for each doc for which `find` has something to say. */
function complaints(find: (doc: Doc) => (string | false | undefined)[]): string[] {
  return docs.flatMap((doc) => find(doc).flatMap((complaint) => (complaint ? [`docs/${doc.file}: ${complaint}`] : [])));
}

describe('the set of pages', () => {
  test('has topics, each with a label, a place in the sidebar and an index page', () => {
    const folders = readdirSync(docsFolder, {withFileTypes: true}).filter((entry) => entry.isDirectory());
    expect(folders.map(({name}) => name).sort()).toEqual([...topics].sort());
    for (const [index, topic] of topics.entries()) {
      const category: unknown = JSON.parse(readFileSync(path.join(docsFolder, topic, '_category_.json'), 'utf8'));
      expect(category).toMatchObject({position: index + 1, collapsible: false});
      expect(category).toHaveProperty('label', byAddress.get(`/docs/${topic}`)?.data.title);
      expect(byAddress.has(`/docs/${topic}`)).toBe(true);
    }
  });

  test('has at least four guides in each topic', () => {
    for (const topic of topics) {
      expect(tasks.filter(({file}) => file.startsWith(`${topic}/`)).length).toBeGreaterThanOrEqual(4);
    }
  });

  test('lists every guide at /docs, by its title', () => {
    const list = byAddress.get('/docs')?.prose ?? '';
    const guides = tasks.filter(({data}) => data.minutes !== undefined);
    expect(guides.length).toBeGreaterThanOrEqual(80);
    const missing = guides.filter(({data, address}) => !list.includes(`- [${data.title}](${address})`));
    expect(missing.map(({data, address}) => `Add to docs/index.mdx: - [${data.title}](${address})`)).toEqual([]);
  });

  test('has a home at /docs', () => {
    expect(byAddress.get('/docs')?.data.slug).toBe('/');
  });
});

describe('the front door', () => {
  const {topics: cards, popular, example, closing} = documentation;

  test('has six cards, and names each other topic below them', () => {
    const all = [...cards.items.map(({title, to}) => ({label: title, to})), ...cards.more];
    expect(cards.items).toHaveLength(6);
    expect(all.map(({to}) => to).sort()).toEqual(topics.map((topic) => `/docs/${topic}`).sort());
    expect(all.map(({label}) => label)).toEqual(all.map(({to}) => byAddress.get(to)?.data.title));
  });

  test('names four popular docs by their own titles', () => {
    expect(popular.items).toHaveLength(4);
    expect(popular.items.map(({title}) => title)).toEqual(popular.items.map(({to}) => byAddress.get(to)?.data.title));
  });

  test('keeps card texts to 15 words and its description to 50 to 170 characters', () => {
    const long = [...cards.items, ...popular.items].filter(({description}) => countWords(description) > 15);
    expect(long.map(({title}) => `${title}: cut the description to 15 words`)).toEqual([]);
    expect(documentation.meta.description).toMatch(fittingDescription);
  });

  test('links to docs that exist, and ends with a banner to /docs', () => {
    expect(example.links.filter(({to}) => !byAddress.has(to))).toEqual([]);
    expect(closing.action).toMatchObject({to: '/docs'});
  });
});

type Schema = {properties: Record<string, unknown>; required: string[]};

type Parameter = {name: string; in: string};

type Operation = {
  operationId: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: {content: {'application/json': {schema: {$ref: string}}}};
  responses: Record<string, unknown>;
};

type OpenApi = {
  openapi: string;
  servers: {url: string}[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<
      string,
      {content: Record<string, {examples: Record<string, {value: {type: string; status: number}}>}>}
    >;
  };
};

const specText = readFileSync(path.join(root, 'static/openapi.json'), 'utf8');
const spec = JSON.parse(specText) as OpenApi;
const methods = ['get', 'post', 'put', 'patch', 'delete'];

const operations = Object.entries(spec.paths).flatMap(([route, entry]) =>
  methods.flatMap((method) => {
    const operation = entry[method];
    return operation ? [{name: `${method.toUpperCase()} ${route}`, route, method, operation}] : [];
  }),
);

/** The reference page of an operation names it in its first sentence under “Request”. */
function pageOf(name: string): Doc | undefined {
  return docs.find((doc) => doc.prose.includes(`\n\`${name}\` needs a key with the scope`));
}

/** First column of the table under a heading. */
function rowsUnder(doc: Doc | undefined, heading: string): string[] {
  const part = doc?.prose.split(`# ${heading}\n`)[1]?.split(/^#/m)[0] ?? '';
  return [...part.matchAll(/^\| `([\w.]+)`/gm)].map(([, name = '']) => name);
}

/** Requests that a sample makes, as `METHOD /path`. */
function requestsOf({code}: Sample): string[] {
  const method = /-X (\w+)|method: '(\w+)'|requests\.(\w+)\(/.exec(code)?.slice(1).find(Boolean) ?? 'GET';
  return [...code.matchAll(/https:\/\/api\.scalewell\.example(\/[^\s'"`?]*)/g)]
    .filter(([, rest = '']) => !rest.startsWith('/problems/'))
    .map(
      ([, rest = '']) => `${method.toUpperCase()} ${rest.replace(/^\/v1/, '').replace(/\/con_\w+/, '/{contactId}')}`,
    );
}

describe('openapi.json', () => {
  test('is OpenAPI 3.1 for the address that the docs give', () => {
    expect(spec.openapi).toMatch(/^3\.1\.\d$/);
    expect(spec.servers.map(({url}) => url)).toEqual([apiHost]);
    expect(byAddress.get(apiAddress)?.prose).toContain(`\`${apiHost}\``);
  });

  test('has the five contacts endpoints, each with its own id', () => {
    expect(operations.map(({name}) => name).sort()).toEqual([
      'DELETE /contacts/{contactId}',
      'GET /contacts',
      'GET /contacts/{contactId}',
      'PATCH /contacts/{contactId}',
      'POST /contacts',
    ]);
    expect(new Set(operations.map(({operation}) => operation.operationId)).size).toBe(operations.length);
  });

  test('refers only to parts that it has', () => {
    const missing = [...specText.matchAll(/"#\/([^"]+)"/g)].filter(([, pointer = '']) => {
      const found = pointer
        .split('/')
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], spec);
      return found === undefined;
    });
    expect(
      missing.map(([reference]) => `${reference} is not in static/openapi.json: add it or correct the name`),
    ).toEqual([]);
  });

  test.each(operations)('$name has a reference page that agrees', ({name, operation}) => {
    const page = pageOf(name);
    if (!page)
      throw new Error(`No doc starts its request with “\`${name}\` needs a key with the scope …”: write that page.`);
    const scope = /Scope: (\S+)\.$/.exec(operation.description)?.[1];
    expect(page.prose).toContain(`\`${name}\` needs a key with the scope \`${scope}\``);
    expect(byAddress.get(`${apiAddress}/authentication`)?.prose).toContain(`| \`${scope}\` |`);
    if (operation.parameters) {
      expect(rowsUnder(page, 'Query parameters')).toEqual(operation.parameters.map((parameter) => parameter.name));
    }
    const errors = page.prose.split('## Errors')[1] ?? '';
    const statuses = Object.keys(operation.responses);
    expect([...new Set(errors.match(/\b4\d\d\b/g))].sort()).toEqual(
      statuses.filter((status) => status.startsWith('4')),
    );
    for (const status of statuses.filter((code) => code.startsWith('2'))) expect(page.prose).toContain(`\`${status}\``);
    expect(page.samples.slice(0, 3).map(({title}) => title)).toEqual(['curl', 'JavaScript', 'Python']);
    for (const sample of page.samples.slice(0, 3)) expect(requestsOf(sample)).toEqual([name]);
  });

  test('has the fields that the pages list', () => {
    const {Contact, ContactCreate} = spec.components.schemas;
    const listed = rowsUnder(byAddress.get(`${apiAddress}/contacts`), 'Fields').map((field) => field.split('.')[0]);
    expect([...new Set(listed)]).toEqual(Object.keys(Contact?.properties ?? {}));
    expect(rowsUnder(pageOf('POST /contacts'), 'Body fields')).toEqual(Object.keys(ContactCreate?.properties ?? {}));
  });

  test('has every request that a sample makes', () => {
    const names = operations.map(({name}) => name);
    expect(
      complaints(({samples}) =>
        samples
          .flatMap(requestsOf)
          .map((name) => !names.includes(name) && `a sample calls ${name}, which openapi.json lacks.`),
      ),
    ).toEqual([]);
  });

  test('describes each contact that a sample answers with', () => {
    const fields = spec.components.schemas.Contact?.required ?? [];
    const answers = docs.flatMap(({file, samples}) =>
      samples
        .filter(({language, title}) => language === 'json' && /^20\d |^A contact$/.test(title ?? ''))
        .flatMap(({code}) => {
          const answer = JSON.parse(code) as {data?: object[]};
          return (answer.data ?? [answer]).map((contact) => ({file, fields: Object.keys(contact)}));
        }),
    );
    expect(answers.length).toBeGreaterThanOrEqual(5);
    for (const answer of answers) expect(answer).toEqual({file: answer.file, fields});
  });

  test('knows the problem types that the page on errors explains', () => {
    const examples = Object.values(spec.components.responses).flatMap(({content}) =>
      Object.values(content['application/problem+json']?.examples ?? {}).map(({value}) => value),
    );
    const explained = [
      ...(byAddress.get(`${apiAddress}/errors`)?.prose ?? '').matchAll(/^\| `(\d{3})` \| `([\w-]+)`/gm),
    ];
    expect(explained.map(([, status, type]) => `${status} ${type}`).sort()).toEqual(
      examples.map(({status, type}) => `${status} ${type.split('/').at(-1)}`).sort(),
    );
  });

  test('is served under the address that the overview links to', () => {
    expect(byAddress.get(apiAddress)?.links).toContain('pathname:///openapi.json');
    expect(existsSync(path.join(root, 'static/openapi.json'))).toBe(true);
  });
});
