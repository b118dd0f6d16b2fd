import {faqCategories} from '#src/content/faq/page';
import {customerSettings, settings} from '#src/content/settings/schema';
import {components} from '#src/plugins/editor/client/components';
import {settingsFormat} from '#src/plugins/editor/client/settings-format';
import {listEditorFiles, readRepository} from '#src/plugins/editor/index';
import {fieldsOf} from '../../scripts/content/fields';
import type {Page} from '../../scripts/content/page';
import {readBlog, type Site} from '../../scripts/content/site';
import {inProject, root} from '../../scripts/lib/project.mjs';
import {readText} from '../support/source-tree';

import {readdirSync} from 'node:fs';
import Ajv from 'ajv';
import * as v from 'valibot';
import {parse} from 'yaml';

type Field = {
  name: string;
  required?: boolean;
  minlength?: number;
  maxlength?: number;
  min?: number;
  max?: number;
  options?: string[];
  pattern?: [string, string];
  file?: string;
  root?: boolean;
  fields?: Field[];
};
type Collection = {
  name: string;
  folder?: string;
  fields?: Field[];
  files?: {name: string; label: string; file: string; fields: Field[]}[];
};

const config = parse(readText('static/admin/config.yml')) as {
  collections: Collection[];
  field_defaults: {richtext: {editor_components: string[]}};
};
const collection = (name: string): Collection => {
  const found = config.collections.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no collection ${name} in static/admin/config.yml.`);
  return found;
};
const filesOf = (name: string) => collection(name).files ?? [];

const blog = readBlog(root);
const site = {...blog, addresses: new Map([['/docs/messaging/send-a-text', undefined]])} as unknown as Site;
const rulesOf = (kind: Page['kind'], file: string) =>
  fieldsOf({kind, file, draft: false, data: {picture: 'send-a-text'}} as unknown as Page, site);

/** Rare fields that the editor doesn't show. It leaves them as they are. */
const hidden = ['hide_table_of_contents', 'toc_max_heading_level', 'last_update', 'image', 'keywords'];

const kinds = [
  {name: 'articles', rules: rulesOf('post', 'blog/2026-01-01-a/index.mdx')},
  // Index pages and the API have no steps, so what guides need is optional in the editor.
  {name: 'guides', rules: rulesOf('doc', 'docs/messaging/a.mdx'), optional: ['who', 'plans', 'minutes']},
  {name: 'releases', rules: rulesOf('release', 'changelog/2026-01-01-a.mdx')},
];

describe.each(kinds)('the fields of $name', ({name, rules, optional = []}) => {
  const fields = (collection(name).fields ?? []).filter((field) => field.name !== 'body');
  const accepts = (field: string, value: unknown): boolean => {
    const rule = rules[field];
    return rule !== undefined && v.safeParse(rule, value).success;
  };

  test('are those that the content check knows', () => {
    const known = Object.keys(rules).filter((field) => !hidden.includes(field));
    expect(fields.map((field) => field.name).sort()).toEqual(known.sort());
  });

  test('are required where the check requires them', () => {
    const required = fields.filter((field) => field.required !== false).map((field) => field.name);
    const wanted = fields.map((field) => field.name).filter((field) => !accepts(field, undefined));
    expect(required.sort()).toEqual(wanted.filter((field) => !optional.includes(field)).sort());
  });

  test('have the limits of the check', () => {
    let compared = 0;
    for (const {name: field, minlength, maxlength, min, max, options} of fields) {
      const ends: [value: unknown, isValid: boolean][] = [
        ...(maxlength === undefined
          ? []
          : ([
              ['x'.repeat(maxlength), true],
              ['x'.repeat(maxlength + 1), false],
            ] as const)),
        ...(minlength === undefined
          ? []
          : ([
              ['x'.repeat(minlength), true],
              ['x'.repeat(minlength - 1), false],
            ] as const)),
        ...(min === undefined
          ? []
          : ([
              [min, true],
              [min - 1, false],
            ] as const)),
        ...(max === undefined
          ? []
          : ([
              [max, true],
              [max + 1, false],
            ] as const)),
        ...(options ?? []).map((option): [unknown, boolean] => [option, true]),
        ...(options === undefined ? [] : ([['something else', false]] as const)),
      ].map(([value, isValid]) => [value, isValid]);
      compared += ends.length;
      for (const [value, isValid] of ends)
        expect([field, value, accepts(field, value)]).toEqual([field, value, isValid]);
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('offer every choice', () => {
    for (const {name: field, options = []} of fields) {
      const choices = /Choose one of: (.+)\.$/.exec(
        rules[field] === undefined ? '' : (v.safeParse(rules[field], 'something else').issues?.[0].message ?? ''),
      )?.[1];
      if (options.length > 1) expect([field, options.join(', ')]).toEqual([field, choices]);
    }
  });

  test('take an address only if the check does', () => {
    for (const {name: field, pattern} of fields) {
      if (pattern === undefined) continue;
      for (const value of [
        'what-it-costs',
        'Two words',
        '/docs/messaging/send-a-text',
        '/docs/messaging',
        '/documentation',
      ])
        expect([field, value, new RegExp(pattern[0]).test(value)]).toEqual([field, value, accepts(field, value)]);
    }
  });
});

test('every file with questions is in the editor, under its name on the site', () => {
  const files = readdirSync(inProject('src/content/faq')).filter((name) => name.endsWith('.mdx'));
  expect(
    filesOf('questions')
      .map(({file}) => file)
      .sort(),
  ).toEqual(files.map((name) => `src/content/faq/${name}`).sort());
  const names = Object.fromEntries(filesOf('questions').map(({name, label}) => [name, label]));
  expect(names).toEqual({...faqCategories, 'usage-billing': 'Billing FAQ'});
});

test('every page in MDX is in the editor, with the fields that the check knows', () => {
  const pages = readdirSync(inProject('src/pages')).filter((name) => name.endsWith('.mdx'));
  expect(
    filesOf('legal')
      .map(({file}) => file)
      .sort(),
  ).toEqual(pages.map((name) => `src/pages/${name}`).sort());
  const known = Object.keys(rulesOf('page', 'src/pages/terms.mdx')).filter((field) => !hidden.includes(field));
  for (const {fields} of filesOf('legal')) {
    const shown = fields.map(({name}) => name).filter((name) => name !== 'body');
    expect(known).toEqual(expect.arrayContaining(shown));
  }
});

test('authors and tags have the fields that their files have', () => {
  const lists = {authors: blog.authors, tags: blog.tags, 'release-tags': blog.releaseTags};
  for (const {name, fields} of filesOf('lists')) {
    const records = Object.values(lists[name as keyof typeof lists]) as object[];
    const used = new Set(['key', ...records.flatMap((record) => Object.keys(record))]);
    expect([name, fields[0]?.fields?.map((field) => field.name).sort()]).toEqual([name, [...used].sort()]);
  }
});

type Schema = {type: string; pipe?: Schema[]; wrapped?: Schema; item?: Schema; entries?: Record<string, Schema>};
type Shape = {[name: string]: Shape} | 'value';

/** Names of the fields of a schema, in order, with those inside of them. */
function shapeOf({pipe, wrapped, item, entries}: Schema): Shape {
  const inner = pipe?.[0] ?? wrapped ?? item;
  if (inner !== undefined && inner.type !== 'string' && inner.type !== 'number') return shapeOf(inner);
  if (entries === undefined) return 'value';
  return Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, shapeOf(schema)]));
}

const shapeOfFields = (fields: readonly Field[]): Shape =>
  Object.fromEntries(
    fields.map(({name, fields: inner}) => [name, inner === undefined ? 'value' : shapeOfFields(inner)]),
  );

const customers = readdirSync(inProject('src/content/customers')).filter((name) => name.endsWith('.json'));

describe.each([
  ...Object.entries(settings).map(([name, schema]) => [`settings/${name}.json`, schema] as const),
  ...customers.map((name) => [`customers/${name}`, customerSettings] as const),
])('the settings of %s', (name, schema) => {
  const file = filesOf('settings').find((one) => one.file === `src/content/${name}`);
  const text = readText(`src/content/${name}`);
  const format = settingsFormat(schema);

  test('have the fields of their rules, in order', () => {
    const fields = (file ?? collection('customers')).fields ?? [];
    const shown = fields[0]?.root === true ? (fields[0].fields ?? []) : fields;
    const wanted = shapeOf(schema as unknown as Schema);
    expect(shapeOfFields(shown)).toEqual(wanted);
    expect(JSON.stringify(shapeOfFields(shown))).toBe(JSON.stringify(wanted));
  });

  test('are written as they were read', () => {
    expect(`${format.toFile(format.fromFile(text))}\n`).toBe(text);
  });
});

test('settings keep what the editor leaves out or writes as text, as far as their rules want it', () => {
  const announcement = settingsFormat(settings.announcement);
  expect(JSON.parse(announcement.toFile({text: 'New'}))).toEqual({text: 'New', label: '', to: ''});
  const hosts = settingsFormat(settings.hosts);
  const [host] = JSON.parse(readText('src/content/settings/hosts.json')) as {exceptions?: unknown}[];
  expect(JSON.parse(hosts.toFile([{...host, exceptions: undefined}]))).toEqual([{...host, exceptions: []}]);
  const plans = settingsFormat(settings.plans);
  const content = JSON.parse(readText('src/content/settings/plans.json')) as {
    limits: {Solo: {home: {contacts: unknown}}};
  };
  content.limits.Solo.home.contacts = '40000';
  expect(plans.toFile(content)).toContain('"contacts": 40000');
});

test.each([
  ['hosts', '"18:00"', '"08:00"', 'Elise Varga, Monday: These hours end (08:00) before they begin (09:00).'],
  ['announcement', '"label": ""', '"label": "Read"', 'Write both the link’s `label` and its address `to`, or neither.'],
] as const)('%s.json with %s as %s is refused with the words of the check', (name, from, to, reason) => {
  const {fromFile, toFile} = settingsFormat(settings[name]);
  const text = readText(`tests/support/settings/${name}.json`);
  expect(() => toFile(fromFile(text.replace(from, to)))).toThrow(
    expect.objectContaining({message: 'saving_failed', cause: new Error(reason)}),
  );
});

test('the configuration is what Sveltia CMS calls valid, and names the components that are registered', () => {
  const schema = JSON.parse(readText('node_modules/@sveltia/cms/schema/sveltia-cms.json')) as object;
  const ajv = new Ajv({strict: false, validateFormats: false});
  expect([ajv.validate(schema, config), ajv.errorsText()]).toEqual([true, 'No errors']);
  const own = components.map(({id}) => id);
  expect(config.field_defaults.richtext.editor_components).toEqual(['image', ...own]);
});

test('the editor gets nothing from other hosts while it starts', () => {
  const files = new Map(listEditorFiles(inProject('node_modules/@sveltia/cms')));
  const main = String(files.get('index.js'));
  expect(main).not.toMatch(/url\(https?:/);
  const parts = Array.from(main.matchAll(/import\(`\.\/([^`]+)`|new URL\(`\.?\/?([^`]+\.(?:woff2|wasm|png|js))`/g));
  const missing = parts.map(([, one, other]) => one ?? other ?? '').filter((file) => !files.has(file));
  expect(parts.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test.each([
  ['https://github.com/you/website/edit/main', {repo: 'you/website', branch: 'main'}],
  ['https://github.com/you/website/edit/release/2/', {repo: 'you/website', branch: 'release/2'}],
  ['https://code.scalewell.example/website/edit/main', null],
  [undefined, null],
])('the repository of %s', (address, repository) => {
  expect(readRepository(address)).toEqual(repository);
});
