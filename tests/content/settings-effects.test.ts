import type * as Claims from '#src/content/company/claims';
import {company, companyVariables} from '#src/content/company/company';
import type * as Facts from '#src/content/company/facts';
import {customers} from '#src/content/customers/registry';
import type * as HomePlans from '#src/content/pricing/home-plans';
import type * as Packages from '#src/content/pricing/packages';
import type * as Plans from '#src/content/pricing/plans';
import {customerSettings, settings, weekdays} from '#src/content/settings/schema';
import type * as Texts from '#src/plugins/site-files/texts';
import {feedPurpose} from '../../functions/scheduling/calendar-links';
import type * as Hosts from '../../functions/scheduling/hosts';
import {listStarts} from '../../functions/scheduling/opening-hours';
import type * as EnvironmentModule from '../../functions/setup/environment';
import {captures, listFiles, readText} from '../support/source-tree';

import type {ReactElement} from 'react';
import * as v from 'valibot';

/** Name of a settings file, or of the customers' files. */
type Name = keyof typeof settings | 'customer';
type Json = string | number | boolean | Json[] | {[key: string]: Json};
type Keys = readonly (string | number)[];

const schemas = {...settings, customer: customerSettings};
const names = Object.keys(schemas) as Name[];
const mapNames = <Value>(make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
const pathOf = (name: Name) => (name === 'customer' ? `customers/${customers[0].page}.json` : `settings/${name}.json`);
const files = mapNames((name) => JSON.parse(readText(`src/content/${pathOf(name)}`)) as Json);
const news = {text: 'News', label: 'Read', to: '/blog'};
// A new site has no redirects.
files.redirects = [{from: '/old', to: '/new'}, ...(files.redirects as Json[])];

const hours = [{from: '09:00', to: '12:00'}];
/** Values for keys that the settings of this site leave out, by their last name. */
const added: Readonly<Record<string, Json>> = {
  email: 'someone@else.example',
  feedVersion: 2,
  ...Object.fromEntries(Object.keys(weekdays).map((day) => [day, hours])),
  // The whole week below, whichever days the host works.
  exceptions: [22, 23, 24, 25, 26, 27, 28].map((day) => ({date: `2027-02-${day}`, hours: []})),
  users: 4,
  sites: 4,
  emails: 3,
  texts: 3,
  author: 'ana-lee',
  strong: 'Cars',
  home: 'They were quick.',
  booking: 'They were on time.',
  trial: 'They were helpful.',
};

/** Another value that the schema takes, too. */
function otherThan(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  const text = String(value);
  if (text === 'unlimited') return 7;
  if (/^\d\d:\d\d$/.test(text)) return text === '18:00' ? '17:00' : '10:00';
  if (text.startsWith('/img/people/')) return '/img/people/ana-lee.webp';
  if (text === 'capitals' || text === 'plain') return 'light';
  if (text.startsWith('$')) return text.replace(/\d(?=\+?$)/, (digit) => String((Number(digit) + 1) % 10));
  if (text.startsWith('America/')) return 'Europe/Paris';
  if (text.startsWith('+')) return `${text}9`;
  if (text.includes('@')) return `other-${text}`;
  return `${text}${/^[a-z-]+$/.test(text) ? '-b' : text.includes('/') && !text.includes(' ') ? '/b' : ' B'}`;
}

/** Every key of a file: those it has, and the optional ones of its schema. */
function* keysOf(schema: unknown, value: Json | undefined, keys: Keys = []): Generator<{keys: Keys; value: Json}> {
  const {entries, item, wrapped} = schema as Partial<Record<'entries' | 'item' | 'wrapped', object>>;
  if (wrapped !== undefined) return yield* keysOf(wrapped, value, keys);
  if (entries !== undefined && typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, part] of Object.entries(entries)) yield* keysOf(part, value[key], [...keys, key]);
  } else if (item !== undefined && Array.isArray(value) && value[0] !== undefined) {
    yield* keysOf(item, value[0], [...keys, 0]);
  } else {
    const isMissing = value === undefined || Array.isArray(value);
    yield {keys, value: isMissing ? (added[String(keys.at(-1))] ?? '') : otherThan(value)};
  }
}

function changed(name: Name, keys: Keys, value: Json): Json {
  const copy = structuredClone(files[name]);
  // A link needs both of its parts.
  if (name === 'announcement') return {...news, [String(keys[0])]: keys[0] === 'to' ? '/faq' : value};
  const parent = keys.slice(0, -1).reduce<Json>((part, key) => (part as Record<string, Json>)[key] ?? {}, copy);
  (parent as Record<string, Json>)[String(keys.at(-1))] = value;
  return copy;
}

/** Modules whose exports pages show. */
const pages = ['about', 'book', 'contact', 'contact-forms', 'documentation', 'security', 'trial']
  .map((page) => `#src/content/pages/${page}`)
  .concat('#src/content/search/buyer-answers', '#src/site/footer', '#src/site/blog');

/** Modules that show what customers say. */
const customerPages = ['case-studies/page', 'case-studies/registry', 'home/proof', 'pages/trial']
  .concat('solutions/book-more-clients')
  .map((module) => `#src/content/${module}`);

const mdx = listFiles(['docs', 'blog', 'changelog', 'src/content/faq', 'src/pages'], ['.mdx']).map(readText).join('\n');
const load = <Module extends object>(module: string) => jest.requireActual<Module>(module);

/** The values that MDX prints with a component, such as `<Fact name="city" />`. */
function printed(tag: string, values: Readonly<Record<string, unknown>>): unknown[] {
  return captures(mdx, new RegExp(String.raw`<${tag} name="([\w-]+)"`, 'g')).map((name) => values[name]);
}

/** What the site shows and sends because of each file. */
const outcomes: Readonly<Record<Name, () => unknown>> = {
  announcement: () => load<{default: () => ReactElement}>('#src/theme/AnnouncementBar').default().props,
  company: () => [
    pages.map(load),
    printed('Fact', load<typeof Facts>('#src/content/company/facts').facts),
    printed('Claim', load<typeof Claims>('#src/content/company/claims').claims),
    load<typeof Texts>('#src/plugins/site-files/texts').createSecurityText(),
    load<typeof EnvironmentModule>('../../functions/setup/environment').readEnvironment({}, 'production'),
  ],
  hosts: () => {
    const {hosts, bookingRules, mailboxOf} = load<typeof Hosts>('../../functions/scheduling/hosts');
    const [from, to] = [new Date('2027-02-22'), new Date('2027-03-01')];
    return hosts.map((host) => [
      ...[host.id, host.meetingUrl, feedPurpose(host), mailboxOf(host, {name: '', address: ''})],
      listStarts(host, bookingRules, from, to),
    ]);
  },
  people: () => [load('#src/content/pages/about'), load('#src/content/booking')],
  customer: () => customerPages.map(load),
  plans: () => [
    load<typeof HomePlans>('#src/content/pricing/home-plans').homePlans.map(({price, rows}) => [price, rows]),
    load<typeof Plans>('#src/content/pricing/plans').sizedPlans,
    load<typeof Packages>('#src/content/pricing/packages').implementationPackages,
  ],
  redirects: () => load<typeof Texts>('#src/plugins/site-files/texts').createRedirects(),
};

function outcome(name: Name, content: Json): string {
  let result = '';
  jest.isolateModules(() => {
    jest.doMock(`#src/content/${pathOf(name)}`, () => content);
    result = JSON.stringify(outcomes[name](), (_, value: unknown) => (value === Infinity ? 'unlimited' : value));
    jest.dontMock(`#src/content/${pathOf(name)}`);
  });
  return result;
}

const keys = names.flatMap((name) =>
  Array.from(keysOf(schemas[name], files[name]), (one) => [name, one.keys.join('.'), one] as const),
);
const before = mapNames((name) => outcome(name, name === 'announcement' ? news : files[name]));

test('the walk finds the keys of each file', () => {
  expect(keys.map(([name, key]) => `${name} ${key}`)).toEqual(
    expect.arrayContaining([
      'announcement text',
      'company privacyEmail',
      'company hours.0.time',
      'hosts 0.feedVersion',
      'hosts 0.weekly.saturday',
      'hosts 0.exceptions',
      'people 0.portrait',
      'customer quotes.trial',
      'customer results.0.figure',
      'plans limits.Pro.home.users',
    ]),
  );
});

test.each(keys)('%s.json: %s changes what the site shows or sends', (name, _, {keys: path, value}) => {
  const copy = changed(name, path, value);
  expect(v.safeParse(schemas[name], copy).issues ?? []).toEqual([]);
  expect(outcome(name, copy) === before[name]).toBe(false);
});

test.each(companyVariables)('%s changes one value of the company', (name) => {
  const set: Record<string, unknown> = {};
  const env = jest.replaceProperty(process, 'env', {...process.env, [name]: 'another value'});
  jest.isolateModules(() => Object.assign(set, load<{company: object}>('#src/content/company/company').company));
  env.restore();
  const differing = Object.entries(set).filter(
    ([key, value]) => !Object.is(JSON.stringify(value), JSON.stringify(company[key as keyof typeof company])),
  );
  expect(differing.map(([, value]) => value)).toEqual(['another value']);
});
