import {company} from '#src/content/company/company';
import {featureGroups} from '#src/content/features/groups';
import {featuresClosing, featuresHead, featuresIntegrations, featuresMeta} from '#src/content/features/page';
import {homeTools} from '#src/content/home/tools';
import {inProject} from '../../../scripts/lib/project.mjs';
import {textsOf} from '../../support/copy';
import {solutions} from '../../support/families';
import {readText} from '../../support/source-tree';

import {existsSync} from 'node:fs';

const features = featureGroups.flatMap(({items}) => items);
const copy = textsOf([featuresMeta, featuresHead, featureGroups, featuresIntegrations, featuresClosing]);

test('shows twelve features in three groups of four, those of the home page first', () => {
  expect(featureGroups.map(({items}) => items.length)).toEqual([4, 4, 4]);
  expect(features.slice(0, 4).map(({title}) => title)).toEqual(homeTools.cells.map(({title}) => title));
});

test('gives the numbers of native and partner integrations in one sentence only', () => {
  const sentence = `${company.claims.integrations} native integrations, 200+ with partner connectors`;
  expect(featuresIntegrations.text).toBe(`${sentence}.`);
  expect(copy.filter((text) => /\b\d+\+(?= native| with)/.test(text))).toEqual([`${sentence}.`]);
});

/** The file of a guide; cards may link to a section of it. */
const fileOf = (to: string) => `${to.slice(1).replace(/#.*$/, '')}.mdx`;

test('every feature links to its guide by the guide’s title', () => {
  const guides = features.map(({guide}) => guide);
  const titles = guides.map(({to}) => /^title: (.*)$/m.exec(readText(fileOf(to)))?.[1]);
  expect(guides.map(({label}) => label)).toEqual(titles);
});

test.each(solutions.map(({slug, features}) => [slug, features.items] as const))(
  'every card of /solutions/%s links to a guide: write the guide, or remove the card',
  (_, cards) => {
    const without = cards.filter(({to}) => to?.startsWith('/docs/') !== true || !existsSync(inProject(fileOf(to))));
    expect(without.map(({title}) => title)).toEqual([]);
  },
);
