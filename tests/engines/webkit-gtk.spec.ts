import {expect} from '@playwright/test';

import {templatePaths} from '../support/browser/templates';
import {keys, test, type WebKit} from '../support/browser/webkit-gtk';
import {addExtension, translatePage} from '../support/translate-page';

import {randomUUID} from 'node:crypto';
import {setTimeout as pause} from 'node:timers/promises';

/** A form sent within two seconds of the first interaction is refused as automated. */
const humanPace = 2100;

const site = (path: string) => `${process.env.STATIC_URL ?? ''}${path}`;
const liveSite = (path: string) => `${process.env.LIVE_URL ?? ''}${path}`;

const textOf = (webkit: WebKit, selector: string) => () =>
  webkit.run((where) => [...document.querySelectorAll(where)].map((part) => part.textContent).join(' '), selector);
const count = (webkit: WebKit, selector: string) => () =>
  webkit.run((where) => document.querySelectorAll(where).length, selector);
const focused = (webkit: WebKit) => () =>
  webkit.run(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim());
const title = (webkit: WebKit) => textOf(webkit, 'h1');
const addressOf = (webkit: WebKit) => () => webkit.run(() => location.pathname + location.search);

test.describe.configure({mode: 'default'});

test.beforeEach(({webkit}) => webkit.resize(1440, 900));

test('menus open one at a time, close on Escape and give the focus back; the theme is kept', async ({webkit}) => {
  const openMenus = () => webkit.run(() => [...document.querySelectorAll(':popover-open')].map(({id}) => id));
  await webkit.goto(site('/accessibility'));
  await webkit.click('header button', 'Solutions');
  await expect.poll(openMenus).toEqual(['menu-solutions']);
  await webkit.click('header button', 'Services');
  await expect.poll(openMenus).toEqual(['menu-services']);
  await webkit.type(keys.escape);
  await expect.poll(openMenus).toEqual([]);
  await expect.poll(focused(webkit)).toBe('Services');
  await webkit.click('[data-theme-toggle]');
  const theme = () => webkit.run(() => document.documentElement.dataset.theme);
  await expect.poll(theme).toBe('dark');
  await webkit.goto(site('/pricing'));
  expect(await theme()).toBe('dark');
  await webkit.click('[data-theme-toggle]');
  await expect.poll(theme).toBe('light');
});

test('in a narrow window the menu opens a group, and closes for the demo dialog', async ({webkit}) => {
  await webkit.resize(480, 900);
  await webkit.goto(site('/'));
  await webkit.click('header [aria-label="Menu"]');
  await webkit.click('#site-menu summary', 'Solutions');
  await webkit.click('#site-menu button', 'Book a Demo');
  await expect.poll(count(webkit, '#demo-dialog[open]')).toBe(1);
  await expect.poll(count(webkit, '#site-menu:popover-open')).toBe(0);
});

for (const change of [translatePage, addExtension]) {
  test(`${change.name}: dialogs stay open at the first press, and calculators keep what is typed`, async ({webkit}) => {
    await webkit.goto(site('/about'));
    await webkit.run(change);
    await webkit.click('header button[commandfor="demo-dialog"]');
    await expect.poll(count(webkit, '#demo-dialog[open] iframe')).toBe(1);
    await webkit.type(keys.escape);
    await webkit.click('header button[commandfor="search-dialog"]');
    await webkit.type('pipeline');
    await expect.poll(count(webkit, '#search-dialog[open] [role="option"]')).toBeGreaterThan(0);
    expect(await webkit.run(() => (document.activeElement as HTMLInputElement).value)).toBe('pipeline');
    await webkit.goto(site('/pricing'));
    await webkit.run(change);
    await webkit.click('main input[name="contacts"]');
    await webkit.run(() => {
      (document.activeElement as HTMLInputElement).select();
    });
    await webkit.type('45000');
    await expect.poll(textOf(webkit, 'main output')).toContain('Pro');
  });
}

test('the search answers its shortcut, and an arrow key and Enter open a result', async ({webkit}) => {
  await webkit.goto(site('/about'));
  await webkit.type('k', keys.control);
  await expect.poll(() => webkit.run(() => document.activeElement?.id)).toBe('search-dialog-field');
  await webkit.type('pipeline');
  await expect.poll(count(webkit, '#search-dialog [role="option"]')).toBeGreaterThan(0);
  await webkit.type(keys.down);
  await webkit.type(keys.enter);
  await expect.poll(addressOf(webkit)).not.toBe('/about');
});

test('answers: one is open at a time, the search counts them, and an anchor opens its own', async ({webkit}) => {
  await webkit.goto(site('/faq'));
  const open = count(webkit, '#getting-started details[open]');
  await webkit.click('#getting-started details:not([open]) summary');
  await expect.poll(count(webkit, '#getting-started details:first-of-type[open]')).toBe(0);
  expect(await open()).toBe(1);
  await webkit.click('main input[type="search"]');
  await webkit.type('contract');
  await expect.poll(textOf(webkit, 'main [role="status"]')).toMatch(/\d/);
  const id = await webkit.run(() => document.querySelector('main section:last-of-type details div')?.id ?? '');
  await webkit.goto(site('/about'));
  await webkit.goto(site(`/faq#${id}`));
  await expect.poll(count(webkit, `details[open] #${id}`)).toBe(1);
  await expect.poll(() => webkit.run(() => scrollY)).toBeGreaterThan(100);
});

test('industry tabs follow arrow keys and the address; the calculator answers', async ({webkit}) => {
  await webkit.goto(site('/'));
  await webkit.click('[role="tab"]', 'Insurance');
  await expect.poll(addressOf(webkit)).toBe('/?tab=insurance');
  await webkit.type(keys.right);
  await expect.poll(addressOf(webkit)).toBe('/?tab=healthcare');
  await webkit.goto(site('/pricing'));
  await webkit.click('main input[name="contacts"]');
  await webkit.run(() => {
    (document.activeElement as HTMLInputElement).select();
  });
  await webkit.type('45000');
  await webkit.type(keys.tab);
  await expect.poll(textOf(webkit, 'main output, main [role="status"]')).toContain('Pro');
});

test('contents of a guide lead to their section, and Back goes up again', async ({webkit}) => {
  await webkit.goto(site('/docs/contacts-and-pipelines/create-a-pipeline'));
  await webkit.click('nav a[href="#limits"]');
  const top = () => webkit.run(() => Math.round(document.querySelector('#limits')?.getBoundingClientRect().top ?? 0));
  await expect.poll(top).toBeLessThan(260);
  const isStill = async () => {
    const before = await top();
    await pause(300);
    return before === (await top());
  };
  await expect.poll(isStill).toBe(true);
  expect(await top()).toBeGreaterThan(40);
  await webkit.back();
  await expect.poll(() => webkit.run(() => scrollY)).toBeLessThan(200);
});

test('a demo is booked in the dialog, moved, canceled, restored and canceled again', async ({webkit}) => {
  test.setTimeout(120_000);
  await expect(async () => expect((await fetch(liveSite('/'))).status).toBe(200)).toPass();
  await webkit.goto(liveSite('/'));
  await webkit.click('main button', 'Book a Demo');
  await expect.poll(focused(webkit)).toBe('Close');
  await webkit.type(keys.escape);
  await expect.poll(count(webkit, '#demo-dialog[open]')).toBe(0);
  await webkit.click('main button', 'Book a Demo');
  await webkit.enterFrame('#demo-dialog iframe');
  await webkit.click('[role="row"]:last-child button:not([aria-disabled])');
  await webkit.click('section[aria-labelledby="booking-day"] button');
  await webkit.click('button', 'Continue');
  await webkit.click('#booking-name');
  await webkit.type('Marta Silva');
  await webkit.click('#booking-email');
  await webkit.type(`visitor-${randomUUID().slice(0, 8)}@oakline.example`);
  await pause(humanPace);
  await webkit.click('button', 'Book Demo');
  await webkit.click('a', 'Reschedule or cancel');
  await webkit.leaveFrame();
  await expect.poll(title(webkit)).toBe('Your demo');
  const when = await textOf(webkit, '.card dd')();
  await webkit.click('a', 'Reschedule');
  await webkit.click('.times details:nth-of-type(3) summary');
  await webkit.click('.times details:nth-of-type(3) label:last-of-type');
  await webkit.click('button', 'Move Demo');
  await expect.poll(title(webkit)).toBe('Your demo has moved');
  expect(await textOf(webkit, '.card dd')()).not.toBe(when);
  await webkit.click('a', 'Cancel Demo');
  await webkit.click('button', 'Yes, Cancel Demo');
  await expect.poll(title(webkit)).toBe('Your demo is canceled');
  await webkit.click('button', 'Undo');
  await expect.poll(title(webkit)).toBe('Your demo is back on');
  await webkit.click('a', 'Cancel Demo');
  await webkit.click('button', 'Yes, Cancel Demo');
  await expect.poll(title(webkit)).toBe('Your demo is canceled');
});

test('the contact form says what is missing, and sends the rest', async ({webkit}) => {
  await webkit.goto(liveSite('/contact'));
  await webkit.click('main form button[type="submit"]');
  const said = textOf(webkit, '[role="status"]');
  await expect.poll(said).toContain('Please fill in all required fields');
  for (const [name, value] of Object.entries({
    firstName: 'Marta',
    lastName: 'Silva',
    email: 'marta@oakline.example',
    message: 'Can it take deposits?',
  })) {
    await webkit.click(`#contact-${name}`);
    await webkit.type(value);
  }
  await pause(humanPace);
  await webkit.click('main form button[type="submit"]');
  await expect.poll(said).toContain('Message sent successfully');
});

for (const width of [480, 1440]) {
  test(`one page of each kind fits a window of ${String(width)} px, with all its pictures`, async ({webkit}) => {
    test.setTimeout(180_000);
    await webkit.resize(width, 900);
    const faults: string[] = [];
    for (const path of templatePaths) {
      await webkit.goto(site(path));
      const found = await webkit.run(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        const broken = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
        return [
          ...(scrollWidth > clientWidth ? [`${location.pathname} scrolls sideways`] : []),
          ...broken.map((image) => `${location.pathname}: broken picture ${image.currentSrc}`),
        ];
      });
      faults.push(...found);
    }
    expect(faults).toEqual([]);
  });
}
