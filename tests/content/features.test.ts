import {company} from '#src/content/company/company';
import {featureGroups} from '#src/content/features/groups';
import {featuresClosing, featuresHead, featuresIntegrations, featuresMeta} from '#src/content/features/page';
import {homeTools} from '#src/content/home/tools';

import {textsOf} from '../support/copy';

const features = featureGroups.flatMap(({items}) => items);
const copy = textsOf([featuresMeta, featuresHead, featureGroups, featuresIntegrations, featuresClosing]);

test('shows twelve features in three groups of four, those of the home page first', () => {
  expect(featureGroups.map(({items}) => items.length)).toEqual([4, 4, 4]);
  expect(features.slice(0, 4).map(({title}) => title)).toEqual(homeTools.cells.map(({title}) => title));
});

test('gives the numbers of native and partner integrations in one sentence only', () => {
  const sentence = '100+ native integrations, 200+ with partner connectors';
  expect(company.claims.integrations).toBe('100+');
  expect(featuresIntegrations.text).toBe(`${sentence}.`);
  expect(copy.filter((text) => /\b[12]00\+/.test(text))).toEqual([`${sentence}.`]);
});
