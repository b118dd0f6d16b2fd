import {searchAnswers} from '#src/content/search/answers';
import {searchKeywords} from '#src/content/search/keywords';
import {joinIndex, searchIndexPath, type SearchOutline} from '#src/contracts/search-index';
import {createEngine} from '#src/parts/search/engine/index';
import {isBrokenLink} from '../../support/built-page';
import {readBuilt} from '../../support/built-site';
import {everydayQueries, queriesInQuestions, searchQueries, unseenQueries} from '../../support/search-queries';

import {brotliCompressSync, constants} from 'node:zlib';

const outlineFile = readBuilt(searchIndexPath);
const outline = JSON.parse(outlineFile.toString()) as SearchOutline;
const textsFile = readBuilt(outline.texts);
const engine = createEngine(joinIndex(outline, JSON.parse(textsFile.toString()) as string[][]));

test('each page adds few bytes to the search: about 80 before the first result, 560 after it', () => {
  const sentBytes = (file: Buffer) => brotliCompressSync(file, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
  const pages = outline.entries.length;
  expect(pages).toBeGreaterThan(200);
  // More than that means that something new is in the index: leave it out, or split the texts by part of the site.
  expect(sentBytes(outlineFile) / pages).toBeLessThan(85);
  expect(sentBytes(textsFile) / pages).toBeLessThan(600);
});

test('before the texts arrive, nine in ten of what buyers ask have their answer within three', async () => {
  const {search} = await createEngine(joinIndex(outline));
  const found = searchQueries.filter(([query, address]) =>
    search(query)
      .flatMap(({hits}) => hits)
      .slice(0, 3)
      .some(({to}) => address.test(to)),
  );
  expect(found.length / searchQueries.length).toBeGreaterThan(0.9);
});

test.each([
  ['pipline', '/create-a-pipeline'],
  ['calender', '/connect-your-calendar'],
  ['automtion', '/docs/automations'],
  ['contcts import', '/import-contacts'],
  ['10 dlc registraton', '/register-for-a2p-10dlc'],
])('“%s” finds %s', async (typo, address) => {
  const addresses = (await engine).search(typo).flatMap(({hits}) => hits.map(({to}) => to));
  expect(addresses).toContainEqual(expect.stringContaining(address));
});

test.each([
  ['what buyers ask', searchQueries, 0.85, 0.95],
  ['queries of people who did not know the site', unseenQueries, 0.8, 0.92],
  ['everyday questions', everydayQueries, 0.75, 0.9],
  ['trades, competitors and agreements in questions', queriesInQuestions, 0.9, 1],
])('of %s, most have their answer first and nearly all within three', async (_, queries, first, three) => {
  const {search} = await engine;
  const ranks = queries.map(([query, address]) => {
    const addresses = search(query).flatMap(({hits}) => hits.map(({to}) => to));
    return {query, rank: addresses.findIndex((to) => address.test(to))};
  });
  const share = (limit: number) => ranks.filter(({rank}) => rank >= 0 && rank < limit).length / ranks.length;
  const missed = ranks.filter(({rank}) => rank < 0 || rank > 2).map(({query}) => query);
  expect({first: share(1) >= first, three: share(3) >= three, missed}).toMatchObject({first: true, three: true});
});

test('curated answers link to existing pages and anchors', () => {
  expect(searchAnswers.filter(({to}) => isBrokenLink(to))).toEqual([]);
});

test('other words are those of pages in the index', () => {
  const indexed = new Set(outline.entries.filter(({keywords}) => keywords !== undefined).map(({to}) => to));
  expect(Object.keys(searchKeywords).filter((to) => !indexed.has(to))).toEqual([]);
});

test('each page exists as Markdown and is listed in /llms.txt', () => {
  const list = readBuilt('/llms.txt').toString();
  const links = Array.from(list.matchAll(/\]\((https:\/\/[^)]+)\)/g), ([, link]) => new URL(link!).pathname);
  expect(links.length).toBeGreaterThan(90);
  expect(links).toContain('/index.md');
  const whole = readBuilt('/llms-full.txt').toString();
  const [, optional = ''] = list.split('\n## Optional\n');
  for (const path of links.filter((link) => link.endsWith('.md'))) {
    const text = readBuilt(path).toString();
    expect(text).toMatch(/^---\ntitle: ".+"\n[\s\S]+\n# \S/);
    expect(whole.includes(text)).toBe(!optional.includes(`${path})`));
  }
});
