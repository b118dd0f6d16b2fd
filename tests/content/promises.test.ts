import {featureGroups} from '#src/content/features/groups';
import {promises} from '#src/content/product/promises';
import {inProject} from '../../scripts/lib/project.mjs';
import {industries, solutions} from '../support/families';
import {readText} from '../support/source-tree';

import {existsSync} from 'node:fs';

/** The text of a guide, or of the section its address names. */
function textOf(guide: string): string {
  const [path = '', anchor] = guide.slice(1).split('#');
  const file = existsSync(inProject(`${path}.mdx`)) ? `${path}.mdx` : `${path}/index.mdx`;
  const text = readText(file);
  if (anchor === undefined) return text;
  const section = text.split(/^(?=## )/m).find((part) => {
    const heading = /^## (.*)$/m.exec(part)?.[1] ?? '';
    return heading.toLowerCase().replaceAll(/[^a-z\d]+/g, '-') === anchor;
  });
  return section ?? '';
}

/** Words of at least five letters, without endings that differ between a card and its guide. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).map((word) => word.replace(/(?:ies|ing|ed|es|s|y)$/, ''));

const guided = [
  ...solutions.flatMap(({slug, features}) => features.items.map((card) => ({...card, page: `/solutions/${slug}`}))),
  ...featureGroups.flatMap(({items}) => items.map((card) => ({...card, to: card.guide.to, page: '/features'}))),
];

test.each(guided.map((card) => [`${card.page}: ${card.title}`, card] as const))(
  'the guide of %s speaks of the promise',
  (_, {title, description, to = ''}) => {
    const text = textOf(to).toLowerCase();
    expect(stems(`${title} ${description}`).filter((stem) => text.includes(stem))).not.toEqual([]);
  },
);

const pages = [
  ...industries.map((page) => ({path: `/industries/${page.slug}`, parts: page.features.items})),
  ...solutions.map((page) => ({
    path: `/solutions/${page.slug}`,
    parts: page.hero.checks.map((check) => ({title: check, description: ''})),
  })),
];

describe.each(pages)('$path', ({path, parts}) => {
  // Company claims, which have no guide.
  const promised = parts.filter(({title}) => !title.startsWith('Trusted by'));

  test('has each promise in src/content/product/promises.ts: add its guide, or remove the promise', () => {
    expect(promises[path]?.map(({says}) => says)).toEqual(promised.map(({title}) => title));
  });

  test.each(promises[path] ?? [])('“$says” is kept by its guide', ({says, guide, word}) => {
    const part = promised.find(({title}) => title === says);
    expect(`${part?.title} ${part?.description}`.toLowerCase()).toContain(word.toLowerCase());
    expect(textOf(guide).toLowerCase()).toContain(word.toLowerCase());
  });
});
