import {expect, type Locator, type Page, test} from '@playwright/test';

// What slots do to the drawn application. That no table tears: the walk, tests/support/browser/layout/tables.ts.

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-first-screen');
  });
}

/** Texts that end in an ellipsis. */
const cutIn = (locator: Locator): Promise<string[]> =>
  locator.evaluateAll((all) =>
    all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map(({textContent}) => textContent),
  );

test('a conversation beside a board is headed by the whole name', async ({page}) => {
  await open(page, '/industries/real-estate', 1440);
  const names = page.getByRole('img', {name: /^Nadia Renner and Harbour/}).locator('p > b', {hasText: 'Nadia Renner'});
  expect(await names.count()).toBeGreaterThan(0);
  expect(await cutIn(names)).toEqual([]);
});

test('names come first in narrow lists', async ({page}) => {
  await open(page, '/industries/insurance', 1440);
  const names = page.getByRole('img', {name: /^Still missing/}).locator('b[data-face]');
  expect(await names.count()).toBe(5);
  expect(await cutIn(names)).toEqual([]);
});

test('figures of the hero are on one line in the narrowest window', async ({page}) => {
  await open(page, '/', 320);
  const figures = page.locator('fieldset p > b', {hasText: /^\$/});
  expect(await figures.count()).toBeGreaterThan(1);
  const heights = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(32);
});

test('a report shows its whole chart on a phone', async ({page}) => {
  await open(page, '/solutions/reporting-analytics', 390);
  const report = page.getByRole('img', {name: /report “Targets”/});
  const [slot, chart] = await Promise.all([report.boundingBox(), report.locator('svg').first().boundingBox()]);
  expect((chart?.y ?? 0) + (chart?.height ?? 0)).toBeLessThan((slot?.y ?? 0) + (slot?.height ?? 0) - 20);
});

test('a window that runs off the right edge of its card is square there', async ({page}) => {
  await open(page, '/solutions', 1440);
  const windows = page.locator('main article [role="img"] > div');
  expect(await windows.count()).toBeGreaterThan(3);
  const round = await windows.evaluateAll((all) =>
    all
      .filter((one) => {
        const card = one.closest('article')?.getBoundingClientRect();
        return (
          getComputedStyle(one).borderBottomRightRadius !== '0px' &&
          Math.abs(one.getBoundingClientRect().right - (card?.right ?? 0)) < 1
        );
      })
      .map(({className}) => className),
  );
  expect(round).toEqual([]);
});

test('titles of cards in a row start at the same height', async ({page}) => {
  await open(page, '/solutions', 1440);
  const rows = await page
    .locator('main article:has(h2, h3)')
    .evaluateAll((cards) =>
      cards.map((card) => [
        Math.round(card.getBoundingClientRect().top),
        Math.round(card.querySelector('h2, h3')?.getBoundingClientRect().top ?? 0),
      ]),
    );
  const titles = Map.groupBy(rows, ([card]) => card);
  expect(titles.size).toBeGreaterThan(1);
  for (const row of titles.values()) expect(new Set(row.map(([, title]) => title)).size).toBe(1);
});
