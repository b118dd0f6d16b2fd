import {company} from '#src/content/company';
import {featureGroups} from '#src/content/features/groups';
import {featuresClosing, featuresHead, featuresIntegrations, featuresMeta} from '#src/content/features/page';
import {homeTools} from '#src/content/home/tools';

import {countWords, textsOf, wordRuns} from '../support/copy';
import {fittingDescription, notPlain, repeated} from '../support/copy-rules';
import {industries, services, solutions} from '../support/families';
import {contradictions} from '../support/picture-sums';

const features = featureGroups.flatMap(({items}) => items);
const copy = textsOf([featuresMeta, featuresHead, featureGroups, featuresIntegrations, featuresClosing]);

test('has a title of 60 characters at most and a description of 50 to 170', () => {
  expect(featuresMeta.title.length).toBeLessThanOrEqual(60);
  expect(featuresMeta.description).toMatch(fittingDescription);
});

test('shows twelve features in three groups of four, those of the home page first', () => {
  expect(featureGroups.map(({items}) => items.length)).toEqual([4, 4, 4]);
  expect(features.slice(0, 4).map(({title}) => title)).toEqual(homeTools.cells.map(({title}) => title));
});

test('names no feature twice and leads each to a page of its own', () => {
  expect(repeated(features.map(({title}) => title))).toEqual([]);
  expect(repeated(features.map(({to}) => to))).toEqual([]);
  expect(features.filter(({to}) => to === '/features' || !to.startsWith('/'))).toEqual([]);
});

test('keeps the anchors that docs link to', () => {
  expect(featureGroups.map(({id}) => id)).toEqual(['win-deals', 'get-booked-and-paid', 'measure-and-control']);
});

test('names twelve integrations, each once', () => {
  const names = featuresIntegrations.items.map(({name}) => name);
  expect(names).toHaveLength(12);
  expect(repeated(names)).toEqual([]);
});

test('counts native and partner integrations in one sentence; the page says neither figure anywhere else', () => {
  const sentence = '100+ native integrations, 200+ with partner connectors';
  expect(company.claims.integrations).toBe('100+');
  expect(featuresIntegrations.text).toBe(`${sentence}.`);
  expect(copy.filter((text) => /\b[12]00\+/.test(text))).toEqual([`${sentence}.`]);
});

test.each(featureGroups.map((group) => [group.id, group.picture] as const))(
  'the picture of %s adds up and is described in a sentence with its numbers',
  (_, picture) => {
    expect(contradictions(picture)).toEqual([]);
    expect(picture.label).toMatch(/\d.*\.$/);
  },
);

test('keeps to the lengths and the voice of design.md section 7', () => {
  const titles = [featuresHead, featuresIntegrations, featuresClosing, ...featureGroups, ...features];
  expect(titles.filter(({title}) => countWords(title) > 9)).toEqual([]);
  expect(features.filter(({description}) => countWords(description) > 15)).toEqual([]);
  const supporting = [featuresHead.aside, featuresClosing.text, ...featureGroups.map(({text}) => text)];
  expect(supporting.filter((text) => countWords(text) > 30)).toEqual([]);
  expect(notPlain(copy)).toEqual([]);
});

test('says nothing that another page says in the same words: reword it here', () => {
  const elsewhere = new Set(textsOf([homeTools, solutions, services, industries]).flatMap((text) => wordRuns(text, 7)));
  expect(copy.flatMap((text) => wordRuns(text, 7).filter((run) => elsewhere.has(run)))).toEqual([]);
});
