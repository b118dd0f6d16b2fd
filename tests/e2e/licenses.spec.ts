import {expect, test} from '@playwright/test';

import {readBuiltPage} from '../support/built-site';
import {listFiles, readText} from '../support/source-tree';

type Lock = {packages: Record<string, {name?: string; version: string; license?: string}>};

const {packages: lock} = JSON.parse(readText('package-lock.json')) as Lock;

/** What the page lists of one use, as `name version license`. */
function readList(use: string): string[] {
  const list = new RegExp(`data-packages="?${use}"?[^>]*>(.*?)</div>`, 's').exec(readBuiltPage('/licenses'))?.[1] ?? '';
  return list.split('<h3>').flatMap((group) => {
    const license = /^[^<]+/.exec(group)?.[0].trim() ?? '';
    return Array.from(
      group.matchAll(/\/package\/([^"]+)\/v\/([^"]+)"/g),
      ([, name = '', version = '']) => `${name} ${version} ${license}`,
    );
  });
}

const lists = {browser: readList('browser'), functions: readList('functions')};

const namesOf = (list: readonly string[]): string[] => list.map((entry) => entry.split(' ')[0] ?? '');

test('each package on /licenses is in the lock file, in that version, under that license', () => {
  const locked = new Set(
    Object.entries(lock).map(([place, {name, version, license = ''}]) => {
      const plain = license.replace(/^\((.*)\)$/, '$1');
      return `${name ?? place.replace(/^.*node_modules\//, '')} ${version} ${plain}`;
    }),
  );
  for (const list of Object.values(lists)) {
    expect(list.length).toBeGreaterThan(10);
    expect(list.filter((entry) => !locked.has(entry))).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
  }
});

test('what the code of the browser and of the functions imports is on the page', () => {
  // Values that pages import by themselves; what only the build reads is not among these folders.
  const browserCode = listFiles(
    [
      ...['features', 'ui', 'sections', 'templates', 'theme', 'mocks'].map((folder) => `src/${folder}`),
      ...['boot', 'client', 'vitals'].map((folder) => `src/plugins/page-delivery/${folder}`),
    ],
    ['.ts', '.tsx'],
  );
  const imported = (files: readonly string[]): string[] => {
    const requests = files
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => Array.from(readText(file).matchAll(/^import (?!type)[^;]*? from '([^'.][^']*)'/gms)))
      .map(([, request = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? '');
    return [...new Set(requests)].filter(
      (name) => !/^(?:#src|@site|@theme|@theme-original|@generated|node:.*)$/.test(name),
    );
  };
  // `@docusaurus/Link` and the like are names for parts of the core.
  const packages = imported(browserCode).map((name) => (`node_modules/${name}` in lock ? name : '@docusaurus/core'));
  expect([...new Set(packages)].filter((name) => !namesOf(lists.browser).includes(name))).toEqual([]);
  expect(namesOf(lists.browser)).toEqual(expect.arrayContaining(['react', 'react-dom', 'minisearch']));

  const functions = imported(listFiles(['functions'], ['.ts', '.mts']));
  expect(functions.length).toBeGreaterThan(5);
  expect(functions.filter((name) => !namesOf(lists.functions).includes(name))).toEqual([]);
  expect(namesOf(lists.functions)).toContain('pg');
});

test('nothing that only builds or tests the site is listed as running in the browser', () => {
  const tools = ['@docusaurus/faster', 'sass', 'satori', 'postcss', '@resvg/resvg-js', 'jest', 'typescript', 'express'];
  expect(namesOf(lists.browser).filter((name) => tools.includes(name))).toEqual([]);
});

test('the texts are one file that names every package of the page', async ({request}) => {
  const response = await request.get('/licenses.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const texts = await response.text();
  const missing = Object.values(lists)
    .flat()
    .filter((entry) => !texts.includes(entry.split(' ').slice(0, 2).join(' ')));
  expect(missing).toEqual([]);
  expect(texts).toContain('Permission is hereby granted');
});

test('React leaves the lists as they were built', async ({page}) => {
  await page.goto('/licenses');
  const list = page.locator('[data-packages="browser"] li');
  await expect(list).toHaveCount(lists.browser.length);
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(list).toHaveCount(lists.browser.length);
});
