import {expect, test} from '@playwright/test';

import {pricingPlans} from '#src/content/plans';
import {company} from '#src/content/company';
import {sitemapPaths} from '../support/built-site';

import type {Page} from '@playwright/test';

type Node = {'@type': string; [property: string]: unknown};
type Question = {name: string; acceptedAnswer: {text: string}};
type Crumb = {position: number; name: string; item?: string};
type Offer = {name: string; price?: string; priceCurrency?: string; url: string};

/** Pages with a trail, by the folder they are in. */
const trailed = /^\/(?:solutions|services|industries)\/./;

/** Everything the page tells machines. */
async function readNodes(page: Page): Promise<Node[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Node);
}

test.use({javaScriptEnabled: false});

for (const path of sitemapPaths().filter(
  (address) => trailed.test(address) || ['/pricing', '/demo', '/'].includes(address),
)) {
  test(`${path} tells machines what it shows`, async ({page}) => {
    await page.goto(path);
    const nodes = await readNodes(page);
    const text = ((await page.locator('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');

    const questions = nodes.filter((node) => node['@type'] === 'FAQPage');
    expect(questions, 'one FAQPage').toHaveLength(1);
    for (const {name, acceptedAnswer} of questions[0]?.['mainEntity'] as Question[]) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
    await expect(page.locator('#faq summary')).toHaveCount((questions[0]?.['mainEntity'] as Question[]).length);

    const trails = nodes.filter((node) => node['@type'] === 'BreadcrumbList');
    expect(trails, 'a trail where one is shown').toHaveLength(trailed.test(path) ? 1 : 0);
    const shown = page.getByRole('navigation', {name: 'Breadcrumb'}).locator('li');
    for (const {position, name, item} of (trails[0]?.['itemListElement'] ?? []) as Crumb[]) {
      await expect(shown.nth(position - 1)).toContainText(name);
      if (item !== undefined) expect(item).toMatch(new RegExp(`^${company.url}/`));
    }
  });
}

test('/pricing offers its four plans at the printed prices', async ({page}) => {
  await page.goto('/pricing');
  const nodes = await readNodes(page);
  const offers = nodes.find((node) => node['@type'] === 'SoftwareApplication')?.['offers'] as Offer[];
  expect(offers.map(({name}) => name)).toEqual(pricingPlans.map(({name}) => name));
  expect(offers.map(({price}) => price)).toEqual(['259', '497', '1099', undefined]);
  for (const {name, price, priceCurrency, url} of offers) {
    expect(url).toBe(`${company.url}/pricing`);
    expect(priceCurrency).toBe(price === undefined ? undefined : 'USD');
    await expect(page.locator('#plans').getByRole('heading', {name})).toBeVisible();
  }
});
