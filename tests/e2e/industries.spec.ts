import {expect, test} from '@playwright/test';

import {createRows} from '../../src/plugins/industries/lists';
import {readIndustries} from '../../src/plugins/industries/read-industries';
import {inProject} from '../../scripts/lib/project.mjs';
import {demoDialog, expectEachOpensDialog, expectLeadsTo} from '../support/demo-dialog';
import {gotoHydrated} from '../support/page';

import type {Locator, Page} from '@playwright/test';

type IndustryFacts = {slug: string; features: number; claims?: string[]; figures: number; closing: string};

const liveDemo = 'Get a Live Demo';
const bookDemo = 'Book a Demo';

/** What the specification says of each page; a page without claims of its own chooses its figures. */
const pages: readonly IndustryFacts[] = [
  {
    slug: 'automotive',
    features: 6,
    figures: 3,
    claims: ['35% more conversion', '50% better retention', '60% fewer admin tasks'],
    closing: bookDemo,
  },
  {
    slug: 'lead-generation',
    features: 6,
    figures: 3,
    claims: ['3x more qualified leads', '45% higher conversion', '75% less manual follow-up'],
    closing: liveDemo,
  },
  {
    slug: 'real-estate',
    features: 6,
    figures: 3,
    claims: ['40% more deals per agent', '60% better client satisfaction', '50% less admin time'],
    closing: liveDemo,
  },
  {
    slug: 'insurance',
    features: 6,
    figures: 3,
    claims: ['30% more policy sales', '85% better renewal rates', '70% fewer compliance issues'],
    closing: liveDemo,
  },
  {
    slug: 'healthcare',
    features: 6,
    figures: 3,
    claims: ['25% better patient satisfaction', '40% fewer no-shows', '30% better care plan adherence'],
    closing: liveDemo,
  },
  {slug: 'professional-services', features: 6, figures: 3, closing: bookDemo},
  {slug: 'hospitality', features: 6, figures: 3, closing: bookDemo},
  {slug: 'other', features: 6, figures: 3, closing: 'Talk to an Expert'},
  {slug: 'ecommerce-retail', features: 12, figures: 4, closing: 'Start Your Free Demo'},
];

const closingBand = (page: Page): Locator => page.locator('main > section').last();

/** Figures as read: the figure, then what it counts. */
async function readFigures(page: Page): Promise<string[]> {
  const pairs = page.locator('main dl').first().locator('div');
  return pairs.evaluateAll((all) =>
    all.map((pair) => `${pair.querySelector('dd')?.textContent ?? ''} ${pair.querySelector('dt')?.textContent ?? ''}`),
  );
}

for (const {slug, features, figures, claims, closing} of pages) {
  test(`/industries/${slug} has its counts, its claims and its actions`, async ({page}) => {
    await gotoHydrated(page, `/industries/${slug}`);
    await expect(page.locator('#features li')).toHaveCount(features);
    await expect(page.locator('#features li a')).toHaveCount(features);
    const read = await readFigures(page);
    expect(read).toHaveLength(figures);
    if (claims) expect(read).toEqual(claims);
    await expect(page.locator('#faq details')).toHaveCount(5);
    await expect(
      page
        .locator('main > section')
        .first()
        .getByRole('img', {name: /\d.*\.$/}),
    ).toHaveCount(1);
    await expectEachOpensDialog(page, page.locator('main > section').first().getByRole('button', {name: bookDemo}));

    if (closing === liveDemo) {
      await expectLeadsTo(page, closingBand(page).getByRole('link', {name: liveDemo}), '/demo', true);
    } else if (closing === 'Talk to an Expert') {
      await expectLeadsTo(page, closingBand(page).getByRole('link', {name: closing}), '/contact-us', false);
    } else {
      await closingBand(page).getByRole('button', {name: closing, exact: true}).click();
      await expect(demoDialog(page)).toBeVisible();
    }
  });
}

test('See a Day scrolls to the day', async ({page}) => {
  await gotoHydrated(page, '/industries/automotive');
  await page.locator('main').getByRole('link', {name: 'See a Day'}).click();
  await expect(page.locator('#day h2')).toBeInViewport();
});

test('other industries lists the ten of the specification', async ({page}) => {
  await gotoHydrated(page, '/industries/other');
  await expect(page.locator('#trades h3')).toHaveText([
    'Manufacturing and distribution',
    'Education and training',
    'Fitness and wellness',
    'Transportation and logistics',
    'Technology and software',
    'Non-profit',
    'Construction',
    'Agriculture',
    'Entertainment and media',
    'Government',
  ]);
});

test('the lead-generation page leads e-commerce visitors on, above and below', async ({page}) => {
  await gotoHydrated(page, '/industries/lead-generation');
  for (const place of [page.locator('main > section').first(), closingBand(page)]) {
    await expect(place.locator('a[href="/industries/ecommerce-retail"]')).toBeVisible();
  }
});

test('the index has a row for every industry that has a file, each leading to its page', async ({page, request}) => {
  const rows = createRows(await readIndustries(inProject('src/content/industries')));
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
