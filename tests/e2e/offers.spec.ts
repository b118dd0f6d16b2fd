import {expect, test} from '@playwright/test';

import type {OfferContent} from '#src/content/types';
import {readFamily} from '#src/plugins/page-families/read-family';
import {inProject} from '../../scripts/lib/project.mjs';
import {demoDialog, expectClosing, expectEachOpensDialog, expectLeadsTo} from '../support/demo-dialog';
import {gotoHydrated} from '../support/page';

import type {Page} from '@playwright/test';

/** Pages whose See Features scrolls to their own section; the others lead to /features. */
const ownFeatures = ['manage-pipelines', 'reporting-analytics'];

/** Weeks of the pages that show a plan in place of three steps. */
const weeks: Record<string, number> = {'strategic-planning': 4, 'implementation-integration': 5};

async function expectProcess(page: Page, {slug}: OfferContent): Promise<void> {
  const steps = page.locator('#process ol > li');
  await expect(steps).toHaveCount(weeks[slug] ?? 3);
  for (const [at, step] of (await steps.all()).entries()) {
    if (slug in weeks) await expect(step).toContainText(`Week ${at + 1}`);
    else await expect(step.getByRole('img', {name: /\.$/})).toHaveCount(1);
  }
}

const solutions = await readFamily(inProject(), 'solutions');
const services = await readFamily(inProject(), 'services');

for (const {path: address, content: offer} of [...solutions, ...services]) {
  const {slug, name, hero, features, tools, useCases, quotes, faq, closing} = offer;

  test.describe(address, () => {
    test('has every part of the page layout', async ({page}) => {
      await gotoHydrated(page, address);
      const trail = page.getByRole('navigation', {name: 'Breadcrumb'});
      await expect(trail.getByRole('link')).toHaveCount(2);
      await expect(trail.getByRole('link', {name: 'Home'})).toHaveAttribute('href', '/');
      await expect(trail.getByRole('link').nth(1)).toHaveAttribute('href', address.replace(/^\/(\w+)\/.+/, '/#$1'));
      await expect(trail.locator('[aria-current="page"]')).toHaveText(name);

      const opening = page.locator('main > section').first();
      await expect(opening.locator('ul > li')).toHaveText([...hero.checks]);
      await expectEachOpensDialog(page, opening.getByRole('button', {name: 'Book a Demo'}));
      await expectProcess(page, offer);

      await expect(page.locator('#features h3')).toHaveText(features.items.map(({title}) => title));
      await expect(page.locator('#features h3')).toHaveCount(8);
      await expect(
        page
          .locator('main li')
          .filter({hasText: /^Zapier|^Slack|^Google|^Stripe/})
          .first(),
      ).toBeVisible();
      for (const tool of tools.items) await expect(page.locator('main li', {hasText: tool.name}).first()).toBeVisible();
      for (const {title, to} of useCases.items) {
        await expect(page.locator('main').getByRole('link', {name: title, exact: true})).toHaveAttribute('href', to);
      }
      await expect(page.locator('main figure blockquote')).toHaveCount(3);
      for (const {author, role} of quotes) {
        await expect(page.locator('figcaption').filter({hasText: author})).toContainText(role);
      }
    });

    test('See Features leads where the specification says', async ({page}) => {
      await gotoHydrated(page, address);
      const link = page.locator('main').getByRole('link', {name: 'See Features'});
      await link.click();
      if (ownFeatures.includes(slug)) {
        await expect(page).toHaveURL(new RegExp(`${address}#features$`));
        await expect(page.locator('#features h2')).toBeInViewport();
      } else {
        await expect(page).toHaveURL(/\/features$/);
      }
    });

    test('answers one question at a time, and the open one can be closed', async ({page}) => {
      await gotoHydrated(page, address);
      const questions = page.locator('#faq details');
      await expect(questions).toHaveCount(faq.items.length);
      await questions.nth(2).locator('summary').click();
      await expect(page.locator('#faq details[open]')).toHaveCount(1);
      await expect(questions.nth(2)).toHaveAttribute('open', '');
      await questions.nth(2).locator('summary').click();
      await expect(page.locator('#faq details[open]')).toHaveCount(0);
    });

    test(`closes with “${closing.action.label}”`, async ({page}) => {
      await gotoHydrated(page, address);
      await expectClosing(page, closing.action);
    });
  });
}

test.describe('/services', () => {
  test('five cards, each with its list; every Learn More and both other buttons open the dialog', async ({page}) => {
    await gotoHydrated(page, '/services');
    const main = page.locator('main');
    await expect(main.locator('section h2').filter({hasText: '&'})).toHaveText([
      'Websites & Branding',
      'Social Media & Ads',
      'Content & Creative',
      'CRM Automation & Funnels',
      'SEO & Growth',
    ]);
    await expect(main.locator('ul > li')).toHaveCount(20);
    const more = main.getByRole('button', {name: /^Learn More/});
    await expect(more).toHaveCount(5);
    await expectEachOpensDialog(page, more);
    for (const label of ['Discuss Your Needs', 'Schedule a Consultation']) {
      const button = main.getByRole('button', {name: label, exact: true});
      await expect(button).toHaveCount(1);
      await expectEachOpensDialog(page, button);
    }
  });

  test('a card leads to the page of its service', async ({page}) => {
    await gotoHydrated(page, '/services');
    await page.locator('main').getByRole('link', {name: 'SEO & Growth'}).click();
    await expect(page).toHaveURL(/\/services\/seo-growth$/);
  });
});

test.describe('/solutions', () => {
  test('four cards lead to their pages, the closing to /contact', async ({page}) => {
    await gotoHydrated(page, '/solutions');
    const cards = page.locator('main h2').getByRole('link');
    await expect(cards).toHaveCount(4);
    const slugs = ['sell-products-online', 'book-more-clients', 'automate-sales-marketing', 'scale-operations'];
    for (const [at, slug] of slugs.entries()) {
      await expect(cards.nth(at)).toHaveAttribute('href', `/solutions/${slug}`);
    }
    const closing = page.locator('main').getByRole('link', {name: 'Talk to a Solutions Specialist'});
    await expectLeadsTo(page, closing, '/contact', false);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a service page opens the dialog, scrolls to its features and answers one question at a time', async ({
    page,
  }) => {
    await page.goto('/solutions/manage-pipelines');
    await page.locator('main').getByRole('button', {name: 'Book a Demo'}).first().click();
    await expect(demoDialog(page)).toBeVisible();
    await demoDialog(page).getByRole('button', {name: 'Close'}).click();
    await page.getByRole('link', {name: 'See Features'}).click();
    await expect(page.locator('#features h2')).toBeInViewport();
    await page.locator('#faq summary').nth(3).click();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  });
});
