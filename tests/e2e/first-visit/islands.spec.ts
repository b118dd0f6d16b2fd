import {expect as check, test, type Page} from '@playwright/test';

import type {IslandName} from '#src/islands/registry';
import {slots, stubTimes} from '../../support/browser/calendar';
import {saveData, scriptFiles} from '../../support/browser/page';
import {addExtension, translatePage} from '../../support/translate-page';

/*
 * The first press on each part that needs a script, on a page that a translator or an extension has changed, and with scripts
 * that are gone or late: it works, and what is shown is right or says that it isn't.
 */

/** Late scripts need other scripts, which are late, too. */
const expect = check.configure({timeout: 20_000});

type Part = {
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** The first press, and what is typed. */
  press: (page: Page) => Promise<unknown>;
  /** What was open or typed stays so, from the press on. */
  stays: (page: Page) => Promise<unknown>;
  /** What is shown once the scripts have run. */
  isRight: (page: Page) => Promise<unknown>;
  /** What is shown without them. Parts that work without them have none. */
  admits?: (page: Page) => Promise<unknown>;
};

/** Types into a field that was clicked, where it is visible. */
async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).click();
  await page.locator(field).fill(text);
}

const hasValue =
  (field: string, value: string) =>
  (page: Page): Promise<void> =>
    expect(page.locator(field)).toHaveValue(value);

const says =
  (place: string, text: RegExp | string) =>
  (page: Page): Promise<void> =>
    expect(page.locator(place).first()).toContainText(text);

/** A calculator: its result follows the number, or is replaced by a button that loads the page again with the number. */
function calculator(path: string, island: string, [name, number]: [string, string], result: RegExp): Part {
  const place = `[data-island=${island}]`;
  const field = `${place} input[name=${name}]`;
  const output = `${place} output`;
  return {
    path,
    press: (page) => type(page, field, number),
    // The calculator writes separators.
    stays: (page) => expect.poll(async () => (await page.locator(field).inputValue()).replace(',', '')).toBe(number),
    isRight: says(output, result),
    admits: async (page) => {
      await expect(page.locator(output)).toHaveCount(0);
      await page.unroute(scriptFiles);
      await page.locator(`${place} button`, {hasText: 'Reload to calculate'}).click();
      await says(output, result)(page);
      expect((await page.locator(field).inputValue()).replace(',', '')).toBe(number);
    },
  };
}

/** A form, which arrives at its address with or without its script. */
function form(path: string, action: string, texts: Readonly<Record<string, string>>): Part {
  const sent: string[] = [];
  const arrives = (): Promise<void> =>
    expect
      .poll(() => Object.values(texts).every((text) => sent.some((body) => decodeURIComponent(body).includes(text))))
      .toBe(true);
  return {
    path,
    prepare: (page) => {
      sent.length = 0;
      return page.route(`**${action}`, (route) => {
        sent.push(route.request().postData() ?? '');
        return route.fulfill({status: 200, body: '{}'});
      });
    },
    press: async (page) => {
      for (const [name, text] of Object.entries(texts)) await type(page, `main form [name=${name}]`, text);
      await page.locator('main form [type=submit]').first().click();
    },
    stays: () => Promise.resolve(),
    isRight: arrives,
    admits: arrives,
  };
}

const searchField = '#search-dialog-field';

const islands: Record<IslandName, Part> = {
  'demo-dialog': {
    path: '/about',
    press: (page) => page.locator('header button[commandfor=demo-dialog]:visible').first().click(),
    stays: (page) => expect(page.locator('#demo-dialog')).toHaveAttribute('open'),
    isRight: (page) => expect(page.locator('#demo-dialog iframe')).toBeVisible(),
    admits: async (page) => {
      await says('#demo-dialog [role=status]', 'The calendar isn’t responding')(page);
      await expect(page.locator('#demo-dialog a[href="/api/bookings/form"]')).toBeVisible();
    },
  },
  'search-dialog': {
    path: '/about',
    press: async (page) => {
      await page.locator('header button[commandfor=search-dialog]:visible').first().click();
      await page.keyboard.type('pipeline');
    },
    stays: async (page) => {
      await expect(page.locator('#search-dialog')).toHaveAttribute('open');
      await hasValue(searchField, 'pipeline')(page);
      await expect(page.locator(searchField)).toBeFocused();
    },
    isRight: async (page) => {
      await says('#search-dialog [role=status]', 'results for “pipeline”')(page);
      await expect(page.locator('#search-dialog [role=option]').first()).toBeVisible();
      await expect(page.locator(searchField)).toHaveAttribute('aria-expanded', 'true');
    },
    admits: async (page) => {
      await says('#search-dialog [role=status]', 'Results aren’t loading. Press Enter')(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=pipeline$/);
    },
  },
  'search-page': {
    path: '/search',
    press: (page) => type(page, '#search-field', 'pipeline'),
    stays: hasValue('#search-field', 'pipeline'),
    isRight: says('main [role=status]', 'results for “pipeline”'),
    admits: says('main [role=status]', 'Results aren’t loading. Press Enter'),
  },
  'plan-calculator': calculator('/pricing', 'plan-calculator', ['contacts', '45000'], /Pro/),
  savings: calculator('/savings-calculator', 'savings', ['A', '160'], /^\$12,764/),
  'try-app': {
    path: '/features',
    press: (page) => page.locator('[data-island=try-app] button[name=say]').first().click(),
    stays: () => Promise.resolve(),
    isRight: says('[data-island=try-app] [role=status]', 'Sent, 7 open'),
    admits: async (page) => {
      await says('[data-island=try-app] [role=status]', 'The app isn’t loading')(page);
      await expect(page.locator('[data-island=try-app] a')).toBeFocused();
    },
  },
  worksheet: calculator('/blog/what-a-no-show-really-costs', 'worksheet', ['A', '160'], /\$51,840/),
};

/** Forms. Without their script, the browser sends them. */
const forms: Readonly<Record<string, Part>> = {
  contact: form('/contact', '/api/contact', {
    firstName: 'Marta',
    lastName: 'Silva',
    email: 'marta@oakline.example',
    message: 'Hello',
  }),
  trial: form('/trial', '/api/trial', {name: 'Marta', company: 'Oakline', email: 'marta@oakline.example'}),
  newsletter: form('/blog/subscribe', '/api/subscribe', {email: 'marta@oakline.example'}),
};

/** Parts that need the page script, or one of their own. */
const behaviors: Readonly<Record<string, Part>> = {
  'booking calendar': {
    path: '/book',
    prepare: stubTimes,
    press: () => Promise.resolve(),
    stays: () => Promise.resolve(),
    isRight: async (page) => {
      await slots(page).first().click();
      await expect(page.getByRole('button', {name: 'Continue'})).not.toHaveAttribute('aria-disabled');
    },
    admits: says('[data-booking] [role=alert]', 'choose a time from a list'),
  },
  filter: {
    path: '/integrations',
    press: (page) => type(page, 'main input[type=search]', 'slack'),
    stays: hasValue('main input[type=search]', 'slack'),
    isRight: says('main [role=status]', /^\d of \d+/),
    admits: async (page) => {
      const status = page.locator('main [role=status]').first();
      await expect(status).toContainText('isn’t working');
      await expect(status).not.toContainText('131');
      await page.unroute(scriptFiles);
      await page.keyboard.press('Enter');
      await says('main [role=status]', /^\d of \d+/)(page);
    },
  },
  'copy button': {
    path: '/docs/api/getting-started',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.resolve()}});
      }),
    press: (page) => page.locator('main button[data-copy]').first().click(),
    stays: () => Promise.resolve(),
    isRight: says('main button[data-copy]', 'Copied'),
    admits: says('main button[data-copy]', 'Reload to copy'),
  },
};

/** How long late scripts take, in milliseconds. */
const delay = 5000;

const conditions: Readonly<Record<string, {set: (page: Page) => Promise<unknown>; isLost?: boolean}>> = {
  'a translated page': {set: (page) => page.evaluate(translatePage)},
  'a page with the elements of an extension': {set: (page) => page.evaluate(addExtension)},
  'a page whose scripts are gone': {set: () => Promise.resolve(), isLost: true},
  'a page whose scripts are late': {set: () => Promise.resolve()},
};

for (const [name, part] of Object.entries({...islands, ...forms, ...behaviors})) {
  for (const [condition, {set, isLost}] of Object.entries(conditions)) {
    test(`${name}: the first press on ${condition}`, async ({page}) => {
      // Scripts are fetched at the press, so that the condition comes first.
      await saveData(page);
      await page.route(scriptFiles, async (route) => {
        if (isLost) return route.fulfill({status: 404});
        await new Promise((resolve) => setTimeout(resolve, condition.endsWith('late') ? delay : 0));
        return route.continue();
      });
      await part.prepare?.(page);
      await page.goto(part.path, {waitUntil: 'domcontentloaded'});
      await set(page);
      await part.press(page);
      await part.stays(page);
      if (isLost && part.admits) await part.admits(page);
      else {
        await part.isRight(page);
        await part.stays(page);
      }
    });
  }
}

// A file still loading when a test ends is not a failure.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));
