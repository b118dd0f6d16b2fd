import {documentation} from '#src/content/pages/documentation';
import {northfield, tutorialWorkflow} from '#src/content/world/northfield';
import {readTopics} from '#src/plugins/mdx-data/index';
import {inProject} from '../../../scripts/lib/project.mjs';
import {readMdx} from '../../support/mdx';
import {listFiles, readText} from '../../support/source-tree';

import {readdirSync} from 'node:fs';

const docsFolder = inProject('docs');

/** The topics in the order of the sidebar; tests/content/api.test.ts covers the API. */
const topics = readdirSync(docsFolder, {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== 'api')
  .map(({name}) => ({name, category: JSON.parse(readText(`docs/${name}/_category_.json`)) as {position: number}}))
  .toSorted((a, b) => a.category.position - b.category.position);
const topicPaths = topics.map(({name}) => `/docs/${name}`);

const docs = listFiles(['docs'], ['.mdx'])
  .map((file) => ({
    // Path below `docs/`, for messages.
    file: file.slice('docs/'.length),
    address: `/${file.replace(/(?:\/index)?\.mdx$/, '')}`,
    data: readMdx(file).data,
  }))
  // Drafts are not built.
  .filter(({data}) => data['draft'] !== true);

const tasks = docs.filter(({file}) => !file.endsWith('index.mdx'));
const titles = new Map(docs.map(({address, data}) => [address, data['title']]));

describe('the set of pages', () => {
  test('has topics, each with a label, a sidebar position and an index page', () => {
    expect(topics).toHaveLength(12);
    for (const [index, {name, category}] of topics.entries()) {
      const label: unknown = titles.get(`/docs/${name}`);
      expect(label).toBeDefined();
      expect(category).toMatchObject({position: index + 1, collapsible: false, label});
    }
  });

  test('has at least four guides in each topic', () => {
    const guidesOf = (topic: string) => tasks.filter(({file}) => file.startsWith(`${topic}/`));
    expect(topics.filter(({name}) => guidesOf(name).length < 4)).toEqual([]);
  });

  test('lists every guide at /docs, in the order of the sidebar', () => {
    const listed = readTopics(docsFolder);
    expect(listed.map(({to}) => to)).toEqual(topicPaths);
    const guides = tasks.filter(({data}) => data['minutes'] !== undefined);
    expect(guides.length).toBeGreaterThanOrEqual(80);
    expect(listed.flatMap((topic) => topic.guides.map(({to}) => to)).sort()).toEqual(
      guides.map(({address}) => address).sort(),
    );
  });
});

describe('/documentation', () => {
  const {topics: cards, popular, example} = documentation;

  test('has six cards, links to every other topic below them, and four popular docs', () => {
    expect([cards.items.length, popular.items.length]).toEqual([6, 4]);
    expect([...cards.items, ...cards.more].map(({to}) => to).sort()).toEqual([...topicPaths, '/docs/api'].sort());
  });

  test('links to docs by their titles, and to the API and /docs', () => {
    const named = [...cards.items, ...popular.items].map(({title, to}) => ({label: title, to}));
    // The API overview's title is longer than its link.
    const links = [...named, ...cards.more, ...cards.items.flatMap(({guides}) => guides)].filter(
      ({to}) => to !== '/docs/api',
    );
    expect(links.map(({label}) => label)).toEqual(links.map(({to}) => titles.get(to)));
    expect([...example.links, popular.all].map(({to}) => to)).toEqual([
      '/docs/api',
      '/docs/api/contacts/create',
      '/docs',
    ]);
  });
});

test('the first guide about automation builds the workflow of the record', () => {
  const {steps, outcomes} = northfield.workflows![tutorialWorkflow]!;
  const guide = readText('docs/automations/build-your-first-workflow.mdx').replaceAll(/[*`]/g, '');
  const words = [...steps, ...outcomes].flatMap(({title, tag = title}) => [title, tag]);
  expect(words.filter((word) => !guide.includes(word))).toEqual([]);
  expect(guide).toContain(`“${tutorialWorkflow}.”`);
  expect(guide).toContain(`Wait for reply and set it to ${steps.at(-1)?.note}.`);
  expect(guide).toContain(`Set the owner to ${outcomes.at(-1)?.note}`);
});
