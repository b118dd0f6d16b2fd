import {expect, test} from '@playwright/test';

import {createIndex} from '#src/plugins/page-families/lists';
import {readFamily} from '#src/plugins/page-families/read-family';
import {inProject} from '../../scripts/lib/project.mjs';
import {closingBand, expectClosing, expectEachOpensDialog} from '../support/demo-dialog';
import {bookDemo, countsOf, industryClaims, industryClosings, otherTrades} from '../support/industry-facts';
import {gotoHydrated} from '../support/page';

import type {Page} from '@playwright/test';

/** Figures as read: the figure, then what it counts. */
async function readFigures(page: Page): Promise<string[]> {
  const pairs = page.locator('main dl').first().locator('div');
  return pairs.evaluateAll((all) =>
    all.map((pair) => `${pair.querySelector('dd')?.textContent ?? ''} ${pair.querySelector('dt')?.textContent ?? ''}`),
  );
}

for (const [slug, closing] of Object.entries(industryClosings)) {
  const {features, figures, questions} = countsOf(slug);
  const claims = industryClaims[slug];

  test(`/industries/${slug} has its counts, its claims and its actions`, async ({page}) => {
    await gotoHydrated(page, `/industries/${slug}`);
    await expect(page.locator('#features li')).toHaveCount(features);
    await expect(page.locator('#features li a')).toHaveCount(features);
    const read = await readFigures(page);
    expect(read).toHaveLength(figures);
    if (claims) expect(read).toEqual(claims);
    await expect(page.locator('#faq details')).toHaveCount(questions);
    await expect(
      page
        .locator('main > section')
        .first()
        .getByRole('img', {name: /\d.*\.$/}),
    ).toHaveCount(1);
    await expectEachOpensDialog(
      page,
      page.locator('main > section').first().getByRole('button', {name: bookDemo.label}),
    );
    await expectClosing(page, closing);
  });
}

test('See a Day scrolls to the day', async ({page}) => {
  await gotoHydrated(page, '/industries/automotive');
  await page.locator('main').getByRole('link', {name: 'See a Day'}).click();
  await expect(page.locator('#day h2')).toBeInViewport();
});

test('other industries lists the ten of the specification', async ({page}) => {
  await gotoHydrated(page, '/industries/other');
  await expect(page.locator('#trades h3')).toHaveText([...otherTrades]);
});

test('the lead-generation page leads e-commerce visitors on, above and below', async ({page}) => {
  await gotoHydrated(page, '/industries/lead-generation');
  for (const place of [page.locator('main > section').first(), closingBand(page)]) {
    await expect(place.locator('a[href="/industries/ecommerce-retail"]')).toBeVisible();
  }
});

test('the index has a row for every industry that has a file, each leading to its page', async ({page, request}) => {
  const {rows} = createIndex(await readFamily(inProject(), 'industries'));
  expect(rows.length).toBeGreaterThanOrEqual(9);
  await gotoHydrated(page, '/industries');
  const links = page.locator('main h2').getByRole('link');
  await expect(links).toHaveText(rows.map(({title}) => title));
  for (const [at, {to}] of rows.entries()) {
    await expect(links.nth(at)).toHaveAttribute('href', to);
    expect((await request.get(to)).status(), to).toBe(200);
  }
});

test('/solutions/ecommerce-retail is the e-commerce page', async ({page}) => {
  await gotoHydrated(page, '/solutions/ecommerce-retail');
  await expect(page.locator('#features li')).toHaveCount(12);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/industries\/ecommerce-retail$/);
});

for (const slug of ['automotive', 'hospitality', 'healthcare']) {
  test(`the closing of ${slug} leads to its own story, opened`, async ({page}) => {
    await gotoHydrated(page, `/industries/${slug}`);
    await closingBand(page)
      .getByRole('link', {name: /did it$/})
      .click();
    await expect(page).toHaveURL(new RegExp(`/case-studies#${slug}$`));
    // Until React runs, the style sheet hides the others; then they are gone.
    await expect(page.locator('main article').filter({visible: true})).toHaveCount(1);
    await expect(page.locator(`[id="${slug}"]`)).toBeVisible();
  });
}
