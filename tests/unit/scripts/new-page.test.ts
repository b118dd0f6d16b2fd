import type {} from '../../../scripts/content/new-page';
import {createPage, type NewPageKind, type NewPageOptions, toSlug} from '../../../scripts/content/new-page';
import {CommandError} from '../../../scripts/lib/terminal';
import {useFolder} from '../../support/folder';

import {parse} from 'yaml';

const today = new Date('2026-01-10T04:30:00Z');

const folder = useFolder();

const files = {
  'docs/index.mdx': '---\ntitle: Docs\nsidebar_position: 0\n---\n',
  'docs/messaging/_category_.json': '{"position": 2}',
  'docs/messaging/index.mdx': '---\ntitle: Messaging\nsidebar_position: 0\n---\n',
  'docs/messaging/send-a-text.mdx': '---\ntitle: Send a text\nsidebar_position: 4\n---\n',
  'docs/getting-started/_category_.json': '{"position": 1}',
  'docs/getting-started/index.mdx': '---\ntitle: Getting started\nsidebar_position: 0\n---\n',
  'blog/authors.yml': 'maya:\n  name: Maya\ngrace:\n  name: Grace\n',
  'blog/tags.yml': 'sales:\n  label: Sales\n  permalink: /sales\nbooking:\n  label: Booking\n  permalink: /booking\n',
  'blog/2025-01-02-an-old-post/index.mdx': '---\nslug: an-old-post\n---\n',
  'src/content/blog/categories.ts': "export const blogCategories = ['Sales', 'Booking'] as const;\n",
  'src/content/faq/full.mdx': Array.from({length: 7}, (_, at) => `## Question ${at}?\n\nYes.\n`).join('\n'),
  'src/content/faq/open.mdx': '## Can we pay by card?\n\nYes.\n',
};

beforeEach(() => {
  folder.write(files);
});

const {read} = folder;
const readFrontMatter = (file: string): unknown => parse(/^---\n([\s\S]*?)\n---/.exec(read(file))?.[1] ?? '');

test.each([
  ['What a no-show really costs', 'what-a-no-show-really-costs'],
  ['  Café & bar: 5 “rules”! ', 'cafe-bar-5-rules'],
  ['Don’t ask', 'dont-ask'],
  ['word '.repeat(20), 'word-word-word-word-word-word-word-word-word-word-word-word'],
])('the slug of %p is %p', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test('creates a post as a draft with complete front matter, in a folder named by date and slug', () => {
  const {file, address} = createPage(folder.at(), 'post', 'Say: "no" sooner', {
    category: 'Booking',
    author: 'grace',
    today,
  });
  expect(file).toBe('blog/2026-01-09-say-no-sooner/index.mdx');
  expect(address).toBe('/blog/say-no-sooner');
  expect(readFrontMatter(file)).toEqual({
    title: 'Say: "no" sooner',
    description: expect.stringMatching(/^.{50,170}$/),
    slug: 'say-no-sooner',
    date: '2026-01-09',
    authors: 'grace',
    category: 'Booking',
    tags: ['booking'],
    draft: true,
  });
  expect(read(file)).toContain('\n\n{/* truncate */}\n\n');
});

test('creates a doc at the end of its topic, with a link to the topic', () => {
  const {file, address} = createPage(folder.at(), 'doc', 'Send a picture', {in: 'messaging'});
  expect([file, address]).toEqual(['docs/messaging/send-a-picture.mdx', '/docs/messaging/send-a-picture']);
  expect(readFrontMatter(file)).toMatchObject({title: 'Send a picture', sidebar_position: 5, draft: true});
  expect(read(file)).toContain('- [Messaging](/docs/messaging)');
});

test('creates a doc without a topic in the first one, and lists the others', () => {
  const {file, others} = createPage(folder.at(), 'doc', 'Begin');
  expect(file).toBe('docs/getting-started/begin.mdx');
  expect(others).toEqual(['getting-started', 'messaging']);
});

test('creates a topic that isn’t a draft, after the others, and keeps files that are there', () => {
  const {file, address} = createPage(folder.at(), 'topic', 'Loyalty points');
  expect([file, address]).toEqual(['docs/loyalty-points/index.mdx', '/docs/loyalty-points']);
  expect(readFrontMatter(file)).not.toHaveProperty('draft');
  const category = () => JSON.parse(read('docs/loyalty-points/_category_.json')) as unknown;
  expect(category()).toEqual({label: 'Loyalty points', position: 3, collapsible: false});
  folder.write({'docs/perks/_category_.json': '{"position": 9}'});
  createPage(folder.at(), 'topic', 'Perks');
  expect(read('docs/perks/_category_.json')).toBe('{"position": 9}');
  expect(createPage(folder.at(), 'doc', 'Earn points', {in: 'perks'}).file).toBe('docs/perks/earn-points.mdx');
});

test('adds a question to the first category with room', () => {
  const {file, address} = createPage(folder.at(), 'faq', 'Do you take cash');
  expect([file, address]).toEqual(['src/content/faq/open.mdx', '/faq#do-you-take-cash']);
  expect(read(file)).toMatch(/^## Can we pay by card\?\n\nYes\.\n\n## Do you take cash\?\n\n\S.+\n$/);
});

test.each<[NewPageKind, string, NewPageOptions, RegExp]>([
  ['doc', 'Send a text', {in: 'messaging'}, /^docs\/messaging\/send-a-text\.mdx already exists\./],
  ['post', 'An old post', {}, /^blog\/2025-01-02-an-old-post already has that address\./],
  ['faq', 'Can we pay by card?', {}, /^src\/content\/faq\/open\.mdx already asks that\./],
  ['faq', 'Why?', {in: 'full'}, /^src\/content\/faq\/full\.mdx has 7 questions, which is the limit\..+open/],
  ['doc', 'A page', {in: 'nowhere'}, /^There is no topic “nowhere”\. Choose one of: getting-started, messaging\.$/],
  ['post', 'A post', {author: 'nobody'}, /^There is no author “nobody”\. Choose one of: maya, grace\.$/],
  ['post', 'A post', {category: 'Sale'}, /^There is no category “Sale”/],
  ['doc', ' ', {}, /^Give the page a title/],
  ['topic', '→', {}, /^Give the page a title/],
  ['topic', 'Messaging', {}, /^docs\/messaging\/index\.mdx already exists/],
  ['doc', 'a'.repeat(61), {}, /^Shorten the title to 60 characters; it has 61\.$/],
])('%s %p with %p is rejected, and nothing is written', (kind, title, options, message) => {
  const before = Object.keys(files).map(read);
  expect(() => createPage(folder.at(), kind, title, {today, ...options})).toThrow(CommandError);
  expect(() => createPage(folder.at(), kind, title, {today, ...options})).toThrow(message);
  expect(Object.keys(files).map(read)).toEqual(before);
});
