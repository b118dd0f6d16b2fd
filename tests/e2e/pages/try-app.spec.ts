import {sampleApp, tryLabels, tryNeedsScript} from '#src/content/features/try';
import {expectAccessibleState} from '../../support/browser/axe';

import {expect, type Locator, type Page, test} from '@playwright/test';

// The first press, also on translated pages and without scripts: tests/e2e/parts. What acts change:
// tests/components/try-app.test.tsx.

const app = (page: Page): Locator => page.locator('[data-island=try-app]');
const button = (page: Page, name: string, value?: string): Locator =>
  app(page)
    .locator(`button[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}:visible`)
    .first();
const card = (page: Page, id: string): Locator => button(page, 'card', id);
/** The menu of a card, and a stage in it. */
const menu = (page: Page): Locator => app(page).getByRole('group', {name: 'Move to'});
const choice = (page: Page, name: string): Locator => menu(page).getByRole('button', {name});
const status = (page: Page): Locator => app(page).getByRole('status');
const steps = (page: Page): Locator =>
  app(page)
    .getByRole('group', {name: 'Steps'})
    .getByRole('button', {name: /, done$/});
const stageOf = (page: Page, id: string): Promise<string | null> =>
  card(page, id).evaluate((element) => element.closest('[data-stage]')?.getAttribute('data-stage') ?? null);

const slot = '2025-06-12T14:00';

/** The head of each figure of the report, with the figure. */
const figure = (page: Page, name: string): Locator => app(page).locator('p', {hasText: name}).locator('b').first();

async function open(page: Page): Promise<void> {
  await page.goto('/features#try');
  await expect(button(page, 'over')).toBeInViewport();
}

/** The middle of an element, in the window. */
async function middleOf(locator: Locator): Promise<{x: number; y: number}> {
  await locator.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await locator.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  return {x: x + width / 2, y: y + height / 2};
}

/** Presses a card and moves it over a stage, without letting go. */
async function drag(page: Page, id: string, stage: string): Promise<void> {
  const to = await middleOf(app(page).locator(`[role=group][data-stage="${stage}"]`));
  const from = await middleOf(card(page, id));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 4);
  await page.mouse.move(to.x, to.y, {steps: 4});
}

test('by mouse: a reply, a text, a card, a time and the report, and everything started over', async ({page}) => {
  await open(page);
  const log = app(page).getByRole('log');
  // The first press is held until the island is live.
  await button(page, 'say', '1').click();
  await expect(log).toContainText('Thursday 2:00 with Daniel?');
  await expect(log).toContainText(sampleApp.accepts);
  await expect(status(page)).toHaveText('Sent, 7 open');
  await expect(app(page).getByRole('button', {name: 'Inbox, 7 open'})).toBeVisible();
  await app(page).getByRole('textbox').fill('a'.repeat(200));
  await expect(app(page).getByRole('textbox')).toHaveValue('a'.repeat(160));
  await app(page).getByRole('button', {name: 'Send'}).click();
  await expect(log).toContainText('a'.repeat(160));
  await expect(app(page).getByRole('textbox')).toHaveValue('');

  await button(page, 'go', 'Deals').click();
  await drag(page, 'oakline', 'Qualified');
  const place = await page.evaluate(() => scrollY);
  await page.mouse.up();
  await expect(status(page)).toHaveText('Moved to Qualified, 16 deals');
  expect(await stageOf(page, 'oakline')).toBe('Qualified');
  await expect(card(page, 'oakline')).toBeFocused();
  expect(await page.evaluate(() => scrollY), 'the page stays').toBe(place);
  await card(page, 'ivy').click();
  await choice(page, 'Won').click();
  expect(await stageOf(page, 'ivy')).toBe('Won');

  await button(page, 'go', 'Calendar').click();
  await button(page, 'book', slot).click();
  await expect(status(page)).toHaveText('Booked Thursday 2:00 for Oakline Studio');
  await expect(button(page, 'book', slot)).toHaveCount(0);
  await expect(app(page).locator(`[data-fresh="${slot}"]`)).toBeFocused();

  const offer = app(page).getByRole('link', {name: tryLabels.trial.label});
  await expect(offer).toBeVisible();
  await expect(app(page).getByRole('button', {name: tryLabels.demo.label})).toBeVisible();
  await button(page, 'go', 'Reports').click();
  await expect(figure(page, 'Test drives booked')).toHaveText('7');
  await expect(figure(page, 'Won this quarter')).toHaveText('$267,440');
  await expect(app(page).getByRole('listitem')).toHaveCount(7);
  await expect(steps(page)).toHaveCount(4);

  await button(page, 'over').click();
  await expect(steps(page)).toHaveCount(0);
  await expect(offer).toHaveCount(0);
  await expect(app(page).getByText(tryLabels.labels.sample)).toBeVisible();
  await expect(button(page, 'over')).toBeFocused();
});

test('by keyboard alone', async ({page}) => {
  await open(page);
  const press = async (key: string, times = 1): Promise<void> => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  /** Tab until a button has the focus. */
  const reach = async (target: Locator, key = 'Tab'): Promise<void> => {
    for (let count = 0; count < 80; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    await expect(target).toBeFocused();
  };
  await button(page, 'go', 'Inbox').focus();
  await reach(button(page, 'open', 'ivy'));
  await press('Enter');
  await expect(app(page).getByRole('log')).toContainText('winter tires');
  await expect(button(page, 'open', 'ivy')).toBeFocused();
  await reach(app(page).getByRole('textbox'));
  await page.keyboard.type('Of course.');
  await press('Enter');
  await expect(status(page)).toHaveText('Sent, 7 open');
  await expect(app(page).getByRole('textbox')).toBeFocused();

  await reach(button(page, 'go', 'Deals'), 'Shift+Tab');
  await press('Enter');
  await reach(card(page, 'oakline'));
  await press('ArrowRight');
  await expect(status(page)).toHaveText('Moved to Qualified, 16 deals');
  await expect(card(page, 'oakline')).toBeFocused();
  await press('ArrowLeft');
  await expect(status(page)).toHaveText('Moved to New lead, 42 deals');
  // From the first stage nothing is left of it.
  await press('ArrowLeft');
  expect(await stageOf(page, 'oakline')).toBe('New lead');
  await press('Enter');
  await expect(choice(page, 'New lead')).toBeFocused();
  await press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(card(page, 'oakline')).toBeFocused();
  await press('Enter');
  await press('ArrowDown', 2);
  await press('Enter');
  expect(await stageOf(page, 'oakline')).toBe('Booked');
  await expect(card(page, 'oakline')).toBeFocused();

  await reach(button(page, 'go', 'Calendar'), 'Shift+Tab');
  await press('Enter');
  await reach(button(page, 'book', slot));
  await press('Enter');
  await expect(status(page)).toHaveText('Booked Thursday 2:00 for Ivy Lindqvist');
  await reach(button(page, 'go', 'Reports'), 'Shift+Tab');
  await press('Enter');
  await expect(figure(page, 'Test drives booked')).toHaveText('7');
  await expect(steps(page)).toHaveCount(4);
});

test('Escape puts a dragged card back, and a second pointer changes nothing', async ({page}) => {
  await open(page);
  await button(page, 'go', 'Deals').click();
  await drag(page, 'oakline', 'Booked');
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText('Not moved');
  await page.mouse.up();
  expect(await stageOf(page, 'oakline')).toBe('New lead');
  // Letting go presses nothing.
  await expect(menu(page)).toHaveCount(0);

  await drag(page, 'oakline', 'Booked');
  const {x, y} = await middleOf(card(page, 'celia'));
  await card(page, 'celia').evaluate(
    (element, at) => {
      const second = {
        bubbles: true,
        pointerId: 77,
        isPrimary: false,
        pointerType: 'touch',
        clientX: at.x,
        clientY: at.y,
      };
      for (const type of ['pointerdown', 'pointermove', 'pointerup'])
        element.dispatchEvent(new PointerEvent(type, second));
    },
    {x, y},
  );
  expect(await stageOf(page, 'oakline'), 'the drag goes on').toBe('New lead');
  await page.mouse.up();
  await expect(status(page)).toHaveText('Moved to Booked, 10 deals');
  expect(await stageOf(page, 'celia')).toBe('New lead');
});

test('the menu of a card closes like any popover, and gives the focus back only if nothing else has it', async ({
  page,
}) => {
  await open(page);
  await button(page, 'go', 'Deals').click();
  const card1 = card(page, 'oakline');
  await card1.click();
  await expect(choice(page, 'New lead')).toBeFocused();
  await expect(card1).toHaveAttribute('aria-expanded', 'true');
  await card1.click();
  await expect(menu(page)).toHaveCount(0);
  await expect(card1).toBeFocused();

  await card1.click();
  await page.locator('#try h2').click();
  await expect(menu(page)).toHaveCount(0);
  await expect(card1).toBeFocused();

  await card1.click();
  await card(page, 'kit').click();
  await expect(menu(page)).toHaveCount(1);
  await expect(card(page, 'kit')).toHaveAttribute('aria-expanded', 'true');
  await expect(card1).toHaveAttribute('aria-expanded', 'false');

  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Tab');
  await expect(menu(page)).toHaveCount(0);
  await expect(app(page).locator('button[name=card]:focus')).toHaveCount(1);

  await page.keyboard.press('Enter');
  await button(page, 'go', 'Calendar').click();
  await expect(menu(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('Calendar');
});

for (const [width, height] of [
  [1440, 900],
  [320, 568],
] as const) {
  test(`the menu of a card is in a window of ${width} × ${height}, wherever the card is`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page);
    await button(page, 'go', 'Deals').click();
    for (const edge of ['start', 'end'] as const) {
      await card(page, 'oakline').evaluate((element, block) => {
        element.scrollIntoView({block, behavior: 'instant'});
        if (block === 'start') scrollBy({top: -80, behavior: 'instant'});
      }, edge);
      const before = await page.evaluate(() => scrollY);
      await card(page, 'oakline').evaluate((element: HTMLElement) => {
        element.click();
      });
      for (const name of ['New lead', 'Qualified', 'Booked', 'Won'])
        await expect(choice(page, name), `${edge}: ${name}`).toBeInViewport({ratio: 1});
      expect(await page.evaluate(() => scrollY), 'the page stays').toBe(before);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
    }
  });
}

test('the same message is news again, and a swipe over a card is none', async ({page}) => {
  await open(page);
  const news = (): Promise<string> =>
    status(page).evaluate(
      (element) =>
        new Promise((resolve) => {
          new MutationObserver(() => {
            resolve(element.textContent);
          }).observe(element, {childList: true, subtree: true, characterData: true});
        }),
    );
  await button(page, 'say', '0').click();
  await expect(status(page)).toHaveText('Sent, 7 open');
  const [said] = await Promise.all([news(), button(page, 'say', '2').click()]);
  expect(said).toBe('Sent, 7 open');

  await button(page, 'go', 'Deals').click();
  await drag(page, 'oakline', 'Booked');
  await card(page, 'oakline').evaluate((element) => {
    element.dispatchEvent(new PointerEvent('pointercancel', {bubbles: true, pointerId: 1, isPrimary: true}));
  });
  await expect(app(page).locator('p[data-face]')).toBeHidden();
  await expect(status(page)).toHaveText('');
});

test.describe('by touch on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('one place at a time: a thread, a card, a time and the report', async ({page}) => {
    await open(page);
    const tab = (name: string): Locator => app(page).getByRole('group', {name: 'Places'}).getByRole('button', {name});
    await expect(tab('Inbox')).toHaveAttribute('data-count', '8');
    await expect(app(page).getByRole('log')).toBeHidden();
    await button(page, 'open', 'wes').tap();
    await expect(button(page, 'back')).toBeFocused();
    await expect(button(page, 'open', 'ivy')).toHaveCount(0);
    await button(page, 'say', '0').tap();
    await expect(tab('Inbox')).toHaveAttribute('data-count', '7');
    await button(page, 'back').tap();
    await expect(button(page, 'open', 'wes')).toBeFocused();

    await tab('Deals').tap();
    await expect(card(page, 'kit')).toHaveCount(0);
    await button(page, 'stage', 'Qualified').tap();
    await card(page, 'kit').tap();
    await choice(page, 'Won').tap();
    await expect(button(page, 'stage', 'Won')).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page, 'kit')).toBeVisible();

    await tab('Calendar').tap();
    await button(page, 'book', slot).tap();
    await tab('Reports').tap();
    await expect(figure(page, 'Waiting for an answer')).toHaveText('7');
    await expect(figure(page, 'Test drives booked')).toHaveText('7');
    await expect(steps(page)).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the page stays where it is while replies are sent', async ({page}) => {
    await page.setViewportSize({width: 390, height: 664});
    await open(page);
    await button(page, 'open', 'oakline').tap();
    await button(page, 'say', '0').scrollIntoViewIfNeeded();
    const places: number[] = [];
    for (const reply of ['0', '1', '2']) {
      await button(page, 'say', reply).tap();
      await expect(status(page)).toHaveText('Sent, 7 open');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      places.push(await page.evaluate(() => scrollY));
    }
    expect(new Set(places).size, places.join(' ')).toBe(1);
  });

  test('a lifted card is below the finger, and covers no stage', async ({page}) => {
    await open(page);
    await button(page, 'go', 'Deals').tap();
    const target = button(page, 'stage', 'Booked');
    const from = await middleOf(card(page, 'oakline'));
    const to = await middleOf(target);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 4);
    await page.mouse.move(to.x, to.y, {steps: 4});
    const lifted = await app(page).locator('p[data-face]').boundingBox();
    const stage = await target.boundingBox();
    expect(lifted?.y).toBeGreaterThan((stage?.y ?? 0) + (stage?.height ?? 0));
    expect(lifted?.width).toBeLessThan(200);
    await page.mouse.up();
    await expect(status(page)).toHaveText('Moved to Booked, 10 deals');
  });
});

test('awake, every place is accessible', async ({page}) => {
  await open(page);
  for (const place of ['Inbox', 'Contacts', 'Deals', 'Calendar', 'Reports']) {
    await button(page, 'go', place).click();
    if (place === 'Deals') await card(page, 'oakline').click();
    if (place === 'Calendar') await button(page, 'book', slot).click();
    await expectAccessibleState(page, `Try it, ${place}`, '#try');
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('one line says so and leads to the story above, and no button is shown', async ({page}) => {
    await page.goto('/features#try');
    await expect(page.locator('#try noscript p')).toContainText(tryNeedsScript.text);
    await expect(page.locator(`#try noscript a[href="${tryNeedsScript.href}"]`)).toBeVisible();
    await expect(page.locator('#try button:visible, #try input:visible')).toHaveCount(0);
  });
});
