import {expect, test} from '@playwright/test';

import {caseStudies} from '#src/content/case-studies/registry';
import {company} from '#src/content/company';
import {expectEachOpensDialog} from '../support/demo-dialog';
import {gotoHydrated} from '../support/page';

import type {Locator, Page} from '@playwright/test';

const stories = (page: Page): Locator => page.locator('main article');
const status = (page: Page): Locator => page.locator('main').getByRole('status');
const filterLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', {name: 'Filter by industry'}).getByRole('link', {name, exact: true});

test.describe('demo page', () => {
  test('explains the session minute by minute', async ({page}) => {
    await gotoHydrated(page, '/demo');
    await expect(page.getByText('one-on-one session')).toBeVisible();
    await expect(page.locator('main ol').first().locator('li')).toHaveCount(4);
    await expect(page.locator('#outcome li')).toHaveCount(3);
  });

  test('every Book Your Demo button opens the dialog', async ({page}) => {
    await gotoHydrated(page, '/demo');
    const buttons = page.locator('main').getByRole('button', {name: /^Book Your Demo/});
    await expect(buttons).toHaveCount(3);
    await expectEachOpensDialog(page, buttons);
  });
});

test.describe('about page', () => {
  test('has the headline, both sections and the three values', async ({page}) => {
    await gotoHydrated(page, '/about');
    await expect(page.locator('h1')).toHaveText('Built to Simplify Sales and Customer Growth');
    for (const name of ['Our Story', 'Our Mission']) {
      await expect(page.getByRole('heading', {level: 2, name, exact: true})).toBeVisible();
    }
    for (const name of ['Simplicity First', 'Customer Success', 'Continuous Innovation']) {
      await expect(page.locator('#mission').getByRole('heading', {name, exact: true})).toBeVisible();
    }
  });

  test('both Book a Demo buttons open the dialog', async ({page}) => {
    await gotoHydrated(page, '/about');
    const buttons = page.locator('main').getByRole('button', {name: 'Book a Demo'});
    await expect(buttons).toHaveCount(2);
    await expectEachOpensDialog(page, buttons);
  });
});

test.describe('security page', () => {
  test('has six tiles', async ({page}) => {
    await gotoHydrated(page, '/security');
    await expect(page.locator('#measures h3')).toHaveText([
      'Encryption',
      'SSO/SAML with MFA',
      'RBAC and SCIM',
      'Compliance',
      'Daily backups',
      '99.9% uptime target',
    ]);
  });

  test('leads to the mailbox for security reports', async ({page}) => {
    await gotoHydrated(page, '/security');
    await page.getByRole('link', {name: 'Report a Weakness'}).click();
    const link = page.locator('#report').getByRole('link');
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', `mailto:${company.securityEmail}?subject=Security%20report`);
  });
});

test.describe('case studies', () => {
  test('show six stories; each row opens to its challenge, solution, results and testimonial', async ({page}) => {
    await gotoHydrated(page, '/case-studies');
    await expect(stories(page)).toHaveCount(6);
    for (const summary of await page.locator('main summary').all()) await summary.click();
    for (const {slug, challenge, solution, results, testimonial} of caseStudies) {
      const story = page.locator(`#${slug}`);
      const texts = [challenge, solution, testimonial.content, ...results.map(({label}) => label)];
      for (const text of texts) await expect(story.getByText(text)).toBeVisible();
      for (const {figure} of results) await expect(story.getByText(figure, {exact: true})).toBeVisible();
      await expect(story.locator(`a[href="/industries/${slug}"]`)).toHaveCount(1);
    }
  });

  test('the whole row opens the story, and the text of an open one can be selected', async ({page}) => {
    await gotoHydrated(page, '/case-studies');
    const row = stories(page).filter({hasText: 'Harbour & Pine'});
    // The cover over the row takes the click, so it is aimed at a place, not at the words under it.
    const figure = row.getByText('more deals per agent').first();
    await figure.scrollIntoViewIfNeeded();
    const box = await figure.boundingBox();
    await page.mouse.click(box!.x + 4, box!.y + 4);
    await expect(row.locator('details')).toHaveAttribute('open');
    await row.getByText('spreadsheets retired').click();
    await expect(row.locator('details')).toHaveAttribute('open');
  });

  for (const {slug, industry, company: client} of caseStudies) {
    test(`${industry}: the filter leaves one story and says so, in the address too`, async ({page}) => {
      await gotoHydrated(page, '/case-studies?ref=mail');
      await page.evaluate(() => {
        document.body.dataset.mark = 'kept';
      });
      const before = await page.evaluate(() => window.scrollY);
      await filterLink(page, industry).click();
      await expect(page).toHaveURL(new RegExp(`/case-studies\\?ref=mail&industry=${slug}$`));
      await expect(page.locator('body')).toHaveAttribute('data-mark', 'kept');
      await expect(stories(page)).toHaveCount(1);
      await expect(stories(page)).toContainText(client);
      await expect(status(page)).toHaveText(`1 of 6 stories: ${industry}`);
      await expect(filterLink(page, industry)).toHaveAttribute('aria-current', 'true');
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });

    test(`?industry=${slug} shows that story from the start, opened`, async ({page}) => {
      await gotoHydrated(page, `/case-studies?industry=${slug}`);
      await expect(stories(page)).toHaveCount(1);
      await expect(page.getByText(caseStudies.find((study) => study.slug === slug)!.challenge)).toBeVisible();
    });
  }

  test('All industries brings the others back', async ({page}) => {
    await gotoHydrated(page, '/case-studies?industry=insurance#insurance');
    await expect(stories(page)).toHaveCount(1);
    await filterLink(page, 'All industries').click();
    await expect(page).toHaveURL(/\/case-studies$/);
    await expect(stories(page)).toHaveCount(6);
    for (const story of await stories(page).all()) await expect(story).toBeVisible();
    await expect(status(page)).toHaveText('6 of 6 stories');
  });

  test('a link to the page starts from its own address again', async ({page}) => {
    await gotoHydrated(page, '/case-studies');
    await filterLink(page, 'Hospitality').click();
    await expect(stories(page)).toHaveCount(1);
    await page.locator('footer').getByRole('link', {name: 'Case studies'}).click();
    await expect(stories(page)).toHaveCount(6);
  });

  test('the anchor of a story alone chooses it', async ({page}) => {
    await gotoHydrated(page, '/case-studies#hospitality');
    await expect(stories(page)).toHaveCount(1);
    await expect(page.locator('#hospitality')).toBeInViewport();
  });

  for (const wrong of ['nonsense', '__proto__', 'constructor', '', 'Healthcare', '%00']) {
    test(`?industry=${wrong} shows all`, async ({page}) => {
      await gotoHydrated(page, `/case-studies?industry=${wrong}`);
      await expect(stories(page)).toHaveCount(6);
      await expect(filterLink(page, 'All industries')).toHaveAttribute('aria-current', 'true');
    });
  }

  test('the closing leads to /demo', async ({page}) => {
    await gotoHydrated(page, '/case-studies');
    await page.locator('main').getByRole('link', {name: 'Book a Demo'}).click();
    await expect(page).toHaveURL(/\/demo$/);
  });
});

test.describe('case studies without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a filter link leaves its story, opened; All industries brings the others back', async ({page}) => {
    await page.goto('/case-studies');
    await expect(stories(page).filter({visible: true})).toHaveCount(6);
    await filterLink(page, 'Healthcare').click();
    await expect(page).toHaveURL(/\?industry=healthcare#healthcare$/);
    await expect(stories(page).filter({visible: true})).toHaveCount(1);
    await expect(page.locator('#healthcare')).toBeInViewport();
    await expect(status(page)).toBeHidden();
    await filterLink(page, 'All industries').click();
    await expect(stories(page).filter({visible: true})).toHaveCount(6);
  });

  test('the featured story can be chosen too', async ({page}) => {
    await page.goto('/case-studies?industry=automotive#automotive');
    await expect(stories(page).filter({visible: true})).toHaveCount(1);
    await expect(page.locator('#automotive')).toBeVisible();
  });

  test('a row opens', async ({page}) => {
    await page.goto('/case-studies');
    await page.locator('summary').filter({hasText: 'Ridgeline Insurance'}).click();
    await expect(page.locator('#insurance')).toBeVisible();
  });
});
