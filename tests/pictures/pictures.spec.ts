import {showTheme} from '../support/browser/axe';
import {booked, slots, stubBookings, stubTimes} from '../support/browser/calendar';
import {fillContact, sendButton} from '../support/browser/contact';
import {gotoLive} from '../support/browser/page';
import {signaturePaths, templatePaths} from '../support/browser/templates';

import {expect, type Page, test} from '@playwright/test';

// Run by `npm run pictures`, on two builds. What only one of them has is reported as new or gone.

/** Takes a picture in both themes, of the window or of one part. */
type Take = (name: string, part?: string) => Promise<void>;
type State = {path: string; widths?: readonly number[]; steps: (page: Page, take: Take) => Promise<void>};

const [phone, desktop] = [390, 1440];
const times = ['2027-03-03T15:00Z', '2027-03-03T19:30Z', '2027-03-05T14:00Z', '2027-03-05T15:00Z'];

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', {name, exact: true}).locator('visible=true').first().click();

/** Each step of a rail but the first, which its page shows. */
const rail = (path: string, part: string): State => ({
  path,
  steps: async (page, take) => {
    const inputs = page.locator(part).first().locator('> input');
    for (let step = 1; step < (await inputs.count()); step += 1) {
      await inputs.nth(step).press('Space');
      await take(`step-${step + 1}`, part);
    }
  },
});

/** A form with errors, when its endpoint can't be reached, and sent. */
const form = (path: string, endpoint: string, fill: (page: Page) => Promise<void>): State => ({
  path,
  steps: async (page, take) => {
    const alerts = page.locator('main [role="alert"]:visible');
    await sendButton(page).click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    await take('errors');
    await page.route(endpoint, (route) => route.abort());
    await fill(page);
    await sendButton(page).click();
    await expect(alerts.first()).toBeVisible();
    await take('failed');
    await page.route(endpoint, (route) => route.fulfill({status: 201, json: {id: 'stored'}}));
    await sendButton(page).click();
    await expect(alerts).toHaveCount(0);
    await take('sent');
  },
});

const subscribe = (page: Page): Promise<void> => page.locator('main input[type="email"]').fill('marta@oakline.example');

const search = async (page: Page, take: Take): Promise<void> => {
  await page.keyboard.press('Control+k');
  const field = page.locator('#search-dialog').getByRole('combobox');
  await take('empty');
  for (const [name, query] of [
    ['hits', 'pipeline'],
    ['none', 'xyzzyq'],
  ] as const) {
    await field.fill(query);
    await expect(page.locator('#search-dialog').getByRole('status')).toContainText(/\S/);
    await take(name);
  }
};

const book = async (page: Page, take: Take): Promise<void> => {
  await slots(page).first().click();
  await take('time');
  await press(page, 'Continue');
  await press(page, 'Book Demo');
  await take('errors');
  await page.getByLabel('Name', {exact: true}).fill('Marta Silva');
  await page.getByLabel('Email', {exact: true}).fill('marta@oakline.example');
  await stubBookings(page, (route) => route.fulfill(booked(times)));
  await press(page, 'Book Demo');
  await expect(page.getByRole('heading', {name: 'You’re booked'})).toBeVisible();
  await take('booked');
};

/** States that a visitor reaches by hand. */
const states: Readonly<Record<string, State>> = {
  ...Object.fromEntries(
    ['Product', 'Solutions', 'Services', 'Industries', 'Resources'].map((label) => [
      `menu-${label.toLowerCase()}`,
      {
        path: '/accessibility',
        widths: [desktop],
        steps: async (page: Page, take: Take) => {
          await page.locator('header').getByRole('button', {name: label, exact: true}).click();
          await take('open');
        },
      },
    ]),
  ),
  'menu-phone': {
    path: '/accessibility',
    widths: [phone],
    steps: async (page, take) => {
      await press(page, 'Menu');
      await page.locator('#site-menu').getByText('Services', {exact: true}).click();
      await take('open');
    },
  },
  'menu-docs': {
    path: '/docs/messaging/send-a-text',
    widths: [phone],
    steps: async (page, take) => {
      await page.getByRole('button', {name: /^Pages of the documentation/}).click();
      await take('open');
    },
  },
  search: {path: '/accessibility', steps: search},
  dialog: {
    path: '/accessibility',
    steps: async (page, take) => {
      await press(page, 'Book a Demo');
      await slots(page.frameLocator('#demo-dialog iframe')).first().click();
      await take('time');
    },
  },
  booking: {path: '/book', steps: book},
  contact: form('/contact', '**/api/contact', fillContact),
  support: form('/contact-support', '**/api/contact', fillContact),
  newsletter: form('/blog/subscribe', '**/api/subscribe', subscribe),
  ...Object.fromEntries(
    Object.entries(signaturePaths).map(([kind, path]) => [
      `rail-${kind}`,
      rail(path, 'fieldset:has(> input):is(#process *, #day *)'),
    ]),
  ),
  'rail-event': rail('/', 'fieldset:has(> #event-1)'),
  'rail-lead': rail('/features', 'fieldset:has(> #lead-1)'),
};

/** A page for each kind: all templates, and pages whose parts differ. */
const pages = [
  ...new Set([
    ...templatePaths,
    ...Object.values(signaturePaths),
    ...['automotive', 'ecommerce-retail', 'hospitality', 'other', 'professional-services', 'real-estate'].map(
      (name) => `/industries/${name}`,
    ),
    ...['', '/content-creative', '/crm-automation-funnels', '/implementation-integration', '/social-media-ads'].map(
      (name) => `/services${name}`,
    ),
    '/solutions',
    '/terms',
    '/contact-support',
    '/billing-faq',
    '/changelog/late-reminders',
    '/changelog/website-chat',
    '/case-studies/clearwater-dental',
    '/blog/what-a-no-show-really-costs',
    '/blog/the-monday-report',
    '/docs',
    '/docs/messaging',
    '/docs/messaging/send-a-text',
    '/docs/switching/from-hubspot',
    '/docs/api',
  ]),
];

/** Waits for fonts and pictures, of all sections. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.removeAttribute('data-first-screen');
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
}

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.clock.setFixedTime('2027-03-01T15:00:00Z');
  await stubTimes(page, times);
  await page.setViewportSize({width, height: width === phone ? 844 : 900});
  const response = await page.goto(path);
  expect(response?.status(), `${path} exists`).toBe(path === '/no-such-page' ? 404 : 200);
}

for (const width of [phone, desktop]) {
  for (const path of pages) {
    test(`${path} at ${width}`, async ({page}) => {
      await open(page, path, width);
      await settle(page);
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme);
        const name = `page${path.replaceAll('/', '-')}-${width}-${theme}.png`;
        await expect.soft(page).toHaveScreenshot(name, {fullPage: true});
      }
    });
  }
  for (const [state, {path, steps}] of Object.entries(states).filter(
    ([, {widths}]) => widths?.includes(width) ?? true,
  )) {
    test(`${state} at ${width}`, async ({page}) => {
      await open(page, path, width);
      await gotoLive(page, path);
      await settle(page);
      await steps(page, async (name, part) => {
        for (const theme of ['light', 'dark'] as const) {
          await showTheme(page, theme);
          const target = part === undefined ? page : page.locator(part).first();
          await expect.soft(target).toHaveScreenshot(`${state}-${name}-${width}-${theme}.png`);
        }
        await showTheme(page, 'light');
      });
    });
  }
}
