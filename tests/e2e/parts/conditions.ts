import {inProject} from '../../../scripts/lib/project.mjs';
import {aimAt} from '../../support/browser/aim';
import {stubTimes, weekdayTimes} from '../../support/browser/calendar';
import {isRunningReact, saveData, scriptFiles} from '../../support/browser/page';
import {shiftGoal} from '../../support/browser/phone';
import {findBrokenText, findLostText, setBrowserTextSize} from '../../support/browser/text-fit';
import {installWitness, listAnnounced, listShifts, listTakenKeys, look, settle} from '../../support/browser/witness';
import {addExtension, translatePage} from '../../support/translate-page';
import type {ConditionName, Keys, Row, Sight, Step, Use} from './row';

import {existsSync} from 'node:fs';
import {expect as check, type Locator, type Page} from '@playwright/test';

/* Each condition opens the page of a row, acts as its data says, and asserts what a visitor would notice. */

/** Late scripts need other scripts, which are late, too. */
const expect = check.configure({timeout: 20_000});

/** A part on its page. */
type Scene = {page: Page; row: Row; width: number; posts: string[]};

/** How long late scripts take, in milliseconds. */
const delay = 5000;

const minutes = 60_000;

const find = ({page, row}: Scene, selector: string): Locator =>
  row.frame === undefined || selector.startsWith('#demo-dialog') || selector === row.opener
    ? page.locator(selector)
    : page.frameLocator(row.frame).locator(selector);

const first = (scene: Scene, selector: string): Locator => find(scene, selector).locator('visible=true').first();

/** The middle of an element, in the middle of the window. */
async function aimAtMiddle(target: Locator): Promise<{x: number; y: number; top: number}> {
  const {x, y, width, height} = await aimAt(target);
  return {x: x + width / 2, y: y + height / 2, top: y};
}

const isTouch = ({width}: Scene): boolean => width < 1000;

/** Presses without moving a pointer over the page before. */
async function press(scene: Scene, selector: string, moves?: 'control' | 'page'): Promise<void> {
  const {page} = scene;
  const target = first(scene, selector);
  const {x, y, top} = await aimAtMiddle(target);
  const readTop = async (): Promise<number> => {
    // It may have been replaced by another one.
    if ((await target.count()) === 0) return NaN;
    return Math.abs(((await target.boundingBox()) ?? {y: NaN}).y - top);
  };
  const before = await page.evaluate(() => scrollY);
  if (isTouch(scene)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  if (moves === 'page') return;
  await settle(page);
  expect(await page.evaluate(() => scrollY), `the page stays when ${selector} is pressed`).toBe(before);
  if (moves === undefined) expect(await readTop(), `${selector} stays under the pointer`).toBeLessThanOrEqual(1);
}

async function act(scene: Scene, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('press' in step) await press(scene, step.press, step.moves);
    else if ('key' in step) await scene.page.keyboard.press(step.key);
    else {
      await press(scene, step.type, 'page');
      await first(scene, step.type).fill(step.text);
    }
  }
}

async function see(scene: Scene, sights: readonly Sight[]): Promise<void> {
  const {page, posts} = scene;
  for (const sight of sights) {
    if ('address' in sight) await expect(page).toHaveURL(sight.address);
    else if ('sent' in sight) {
      await expect.poll(() => posts.length).toBe(sight.sent);
      const last = decodeURIComponent(posts.at(-1) ?? '');
      for (const text of sight.with ?? []) expect(last).toContain(text);
    } else if ('announced' in sight) await expect.poll(() => listAnnounced(page)).toContain(sight.announced);
    else if ('copied' in sight) {
      const readCopied = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'copied'));
      await expect.poll(readCopied).toEqual([check.stringMatching(sight.copied)]);
    } else if ('says' in sight) await expect(find(scene, sight.at).filter({hasText: sight.says})).not.toHaveCount(0);
    else if ('value' in sight) await expect(first(scene, sight.at)).toHaveValue(sight.value);
    else if ('count' in sight) await expect(find(scene, sight.at)).toHaveCount(sight.count);
    else if ('focused' in sight) await expect(first(scene, sight.at)).toBeFocused();
    else if ('inWindow' in sight) {
      for (const one of await find(scene, sight.at).locator('visible=true').all())
        await expect(one).toBeInViewport({ratio: 0.99});
    } else if (sight.shown) await expect(first(scene, sight.at)).toBeVisible();
    else await expect(find(scene, sight.at).locator('visible=true')).toHaveCount(0);
  }
}

const heights: Readonly<Record<number, number>> = {320: 568, 390: 664};

type Opening = {
  /** The day that the visitor has: 3 is Wednesday. */
  weekday?: number;
  height?: number;
  /** Runs once the page is there. */
  then?: () => void;
};

/** The next such day, at four in the afternoon in UTC. */
function nextDay(weekday: number): number {
  const day = new Date();
  day.setUTCHours(16, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() + ((weekday - day.getUTCDay() + 7) % 7 || 7));
  return day.getTime();
}

/** Opens the page of a part, and what the part is in. */
async function open(scene: Scene, {weekday, height, then}: Opening = {}): Promise<void> {
  const {page, row, width, posts} = scene;
  await installWitness(page.context());
  await page.setViewportSize({width, height: height ?? heights[width] ?? 900});
  const now = weekday === undefined ? Date.now() : nextDay(weekday);
  if (weekday !== undefined) await page.clock.setFixedTime(now);
  if (row.times) await stubTimes(page, weekdayTimes(now));
  if (row.sends !== undefined) {
    await page.route('**/api/form-token', (route) => route.fulfill({json: {token: 'token'}}));
    await page.route(`**${row.sends}`, (route) => {
      posts.push(route.request().postData() ?? '');
      return route.fulfill({status: 201, json: {id: 'stored'}});
    });
  }
  // Only Chromium asks before it copies.
  await page.addInitScript(() => {
    const copied: string[] = [];
    const writeText = (text: string): Promise<void> => {
      copied.push(text);
      return Promise.resolve();
    };
    Object.assign(window, {copied});
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
  });
  await page.goto(row.path, {waitUntil: 'domcontentloaded'});
  then?.();
  if (row.opener !== undefined) await press(scene, row.opener);
}

async function use(scene: Scene, {do: steps, see: sights}: Use, kept: readonly Sight[] = []): Promise<void> {
  await act(scene, steps);
  await see(scene, kept);
  await see(scene, sights);
  await see(scene, kept);
}

/** @param most By default, a line may break at another word when the font comes. */
async function expectStill(page: Page, most = 2 * shiftGoal): Promise<void> {
  const {shift} = await look(page);
  expect(shift, `nothing moves by itself: ${(await listShifts(page)).join('; ')}`).toBeLessThanOrEqual(most);
}

const kept = ({row}: Scene): readonly Sight[] => row.kept ?? [];

/** Waits until a part has its files: in a frame, until it shows what it keeps. */
async function waitForFiles(scene: Scene): Promise<void> {
  if (scene.row.frame === undefined) await scene.page.waitForLoadState('networkidle');
  else await see(scene, kept(scene));
}

/** Moves over a part until the page behind it has gone on. */
async function goOver(scene: Scene, move: (point: {x: number; y: number}, by: number) => Promise<void>): Promise<void> {
  const {page, row} = scene;
  // Low enough for each page to scroll.
  await open(scene, {height: heights[scene.width] ?? 640});
  await act(scene, row.before ?? []);
  for (const selector of row.over ?? [row.place]) {
    const point = await aimAtMiddle(first(scene, selector));
    const inWindow = {x: point.x, y: Math.min(Math.max(point.y, 80), (page.viewportSize()?.height ?? 0) - 20)};
    const {before, room} = await page.evaluate(() => ({
      before: scrollY,
      room: document.documentElement.scrollHeight - innerHeight - scrollY,
    }));
    const by = room > 150 ? 250 : -250;
    const distance = async (): Promise<number> => Math.abs((await page.evaluate(() => scrollY)) - before);
    for (let round = 0; round < 16 && (await distance()) < 100; round += 1) {
      await move(inWindow, by);
      await page.waitForTimeout(80);
      if (row.opener !== undefined && round === 5) break;
    }
    if (row.opener === undefined)
      expect(await distance(), `${selector} lets the page go on`).toBeGreaterThanOrEqual(100);
    else expect(await distance(), `the page behind ${selector} stays`).toBe(0);
  }
}

/** Presses keys from a control on. The focus stays where a visitor can see it. */
async function pressKeys(scene: Scene, {from, presses, within, line, still, see: sights = []}: Keys): Promise<void> {
  const {page} = scene;
  const readFocused = (): Promise<{isWithin: boolean; line: string | undefined}> =>
    find(scene, ':focus').evaluate(
      (element, [around, row]) => ({
        isWithin: element.closest(around) !== null,
        line: element.closest(row)?.textContent,
      }),
      [within ?? '*', line ?? 'never'] as const,
    );
  await first(scene, from).focus();
  await waitForFiles(scene);
  const done: string[] = [];
  let [before, last] = [await readFocused(), await look(page)];
  for (const key of presses) {
    await page.keyboard.press(key);
    done.push(key);
    const path = `${from}: ${done.join(' ')}`;
    const seen = await look(page);
    const {focus, scrollY} = seen;
    if (still && key.startsWith('Arrow')) expect(scrollY, `${path}: the page stays`).toBe(last.scrollY);
    expect(focus, `${path}: something has the focus`).toBeDefined();
    // A key that the part leaves to the browser may scroll the page.
    if (focus?.name !== last.focus?.name)
      expect(focus?.isInView, `${path}: ${focus?.name ?? ''} is in view`).toBe(true);
    const after = await readFocused();
    expect(after.isWithin, `${path}: ${focus?.name ?? ''} is in ${within ?? ''}`).toBe(true);
    if (/^(?:Home|End)$/.test(key)) expect(after.line, `${path}: the same line`).toBe(before.line);
    [before, last] = [after, seen];
  }
  await see(scene, sights);
}

async function goByKeys(scene: Scene, weekday: number): Promise<void> {
  const {page, row} = scene;
  for (const keys of row.keys ?? []) {
    await open(scene, {weekday});
    await first(scene, row.place).waitFor();
    await waitForFiles(scene);
    // Before anything is pressed, whose own changes may count as shifts on a busy machine.
    await expectStill(page);
    await act(scene, row.before ?? []);
    await pressKeys(scene, keys);
  }
}

/** Runs in the page: scrolls each group of labels so that its top is near the window's, and returns its third label. */
function placeGroup(at: number): {x: number; y: number; top: number; name: string} | undefined {
  const groups = [...document.querySelectorAll('fieldset, article:has(> * > input)')].filter(
    (group) => group.checkVisibility() && group.querySelector('[type=radio], [type=checkbox]'),
  );
  const group = groups[at];
  if (group === undefined) return undefined;
  // Sections are laid out when they come near, which moves what is below them.
  for (let round = 0; round < 4; round += 1) {
    scrollBy({top: group.getBoundingClientRect().top - 70, behavior: 'instant'});
  }
  const labels = [...group.querySelectorAll('label')].filter((label) => {
    const {left, top, width, height} = label.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && label.contains(hit);
  });
  const label = labels[Math.min(2, labels.length - 1)];
  const {left = 0, top = 0, width = 0, height = 0} = label?.getBoundingClientRect() ?? {};
  label?.setAttribute('data-pressed', '');
  return {x: left + width / 2, y: top + height / 2, top, name: label?.textContent.trim() ?? ''};
}

/** Presses the third label of each group, and returns those that did not stay under the pointer. */
async function findJumps(page: Page): Promise<string[]> {
  const jumps: string[] = [];
  for (let at = 0; ; at += 1) {
    const label = await page.evaluate(placeGroup, at);
    if (label === undefined) break;
    if (label.name === '') continue;
    await page.mouse.click(label.x, label.y);
    const top = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const pressed = document.querySelector('[data-pressed]');
      pressed?.removeAttribute('data-pressed');
      return pressed?.getBoundingClientRect().top ?? Number.NaN;
    });
    if (!(Math.abs(top - label.top) <= 1)) jumps.push(`${label.name}: from ${label.top} to ${top}`);
  }
  return jumps;
}

/** Keys of the browser and of assistive technology. */
const shortcuts = ['Alt+ArrowLeft', 'Alt+ArrowRight', 'Control+Home', 'Control+End', 'Shift+PageDown', 'Shift+PageUp'];

/** Answers requests for scripts as a line would, or a site after a deploy. */
async function holdScripts(page: Page, isLost: boolean): Promise<void> {
  // Scripts are fetched when they are needed.
  await saveData(page);
  await page.route(scriptFiles, async (route) => {
    if (isLost) return route.fulfill({status: 404});
    await new Promise((done) => setTimeout(done, delay));
    return route.continue();
  });
}

/** Uses a part on a page whose elements something else has changed. */
async function useChanged(scene: Scene, change: () => void): Promise<void> {
  const {page, row} = scene;
  await saveData(page);
  await open(scene);
  // The frame of a dialog comes a moment later.
  if (row.frame !== undefined) await first(scene, row.place).waitFor();
  for (const frame of page.frames()) await frame.evaluate(change);
  await use(scene, row.use, kept(scene));
}

type Condition = {
  /** Whether a row has what it takes. */
  suits?: (row: Row, width: number) => boolean;
  /** It is the same at each width: one is enough. */
  isSameAtWidths?: true;
  /** Why other browsers can't have it. */
  chromiumOnly?: string;
  run: (scene: Scene) => Promise<void>;
};

const needsProtocol = 'Only Chromium has the DevTools protocol.';

export const conditions: Readonly<Record<ConditionName, Condition>> = {
  wheel: {
    run: (scene) =>
      goOver(scene, async ({x, y}, by) => {
        await scene.page.mouse.move(x, y);
        await scene.page.mouse.wheel(0, by);
      }),
  },
  finger: {
    suits: (_, width) => width < 1000,
    chromiumOnly: needsProtocol,
    run: async (scene) => {
      const session = await scene.page.context().newCDPSession(scene.page);
      await goOver(scene, async ({x, y}, by) => {
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: {x: number; y: number}[]) =>
          session.send('Input.dispatchTouchEvent', {type, touchPoints: points});
        await touch('touchStart', [{x, y}]);
        for (let step = 1; step <= 10; step += 1) await touch('touchMove', [{x, y: y - (by * step) / 10}]);
        await touch('touchEnd', []);
      });
    },
  },
  'each choice': {
    suits: ({choices}) => choices === true,
    run: async (scene) => {
      await open(scene);
      // The browser scrolls to the input that gets the focus, which must be where the visitor is looking.
      expect(await findJumps(scene.page)).toEqual([]);
    },
  },
  keys: {suits: ({keys}) => keys !== undefined, run: (scene) => goByKeys(scene, 3)},
  Saturday: {
    suits: ({keys, times}) => keys !== undefined && times === true,
    run: (scene) => goByKeys(scene, 6),
  },
  shortcuts: {
    chromiumOnly: 'Others go back.',
    suits: ({keys}) => keys !== undefined,
    run: async (scene) => {
      const {page, row} = scene;
      await open(scene);
      await act(scene, row.before ?? []);
      for (const {from} of row.keys ?? []) {
        await first(scene, from).focus();
        await waitForFiles(scene);
        const before = await look(page);
        for (const key of shortcuts) await page.keyboard.press(key);
        const after = await look(page);
        expect(await listTakenKeys(page), `${from} leaves shortcuts to the browser`).toEqual([]);
        expect(after.focus?.name).toBe(before.focus?.name);
      }
    },
  },
  'first press': {
    isSameAtWidths: true,
    run: async (scene) => {
      await open(scene);
      await use(scene, scene.row.first ?? scene.row.use, scene.row.first ? [] : kept(scene));
      if (!scene.row.answers) await expectStill(scene.page);
    },
  },
  'first press, late': {
    isSameAtWidths: true,
    suits: ({first: untouched}) => untouched !== undefined,
    run: async (scene) => {
      await holdScripts(scene.page, false);
      await open(scene);
      await use(scene, scene.row.first ?? scene.row.use);
      if (!scene.row.answers) await expectStill(scene.page);
    },
  },
  lost: {
    isSameAtWidths: true,
    run: async (scene) => {
      const {page, row} = scene;
      await holdScripts(page, true);
      await open(scene);
      await act(scene, row.lost?.do ?? row.use.do);
      if (row.lost?.do === undefined) await see(scene, kept(scene));
      await see(scene, row.lost?.see ?? row.use.see);
      if (row.lost?.then === undefined) return;
      // A request that is still out would be answered after all, and the island would draw over what helps.
      await expect(page.locator('[data-state=waking]')).toHaveCount(0);
      await page.unroute(scriptFiles);
      await use(scene, row.lost.then);
    },
  },
  late: {
    isSameAtWidths: true,
    run: async (scene) => {
      const {page, row} = scene;
      await holdScripts(page, false);
      await open(scene);
      await use(scene, row.use, kept(scene));
      if (!row.answers) await expectStill(page);
      const hasIsland = row.of.some((part) => existsSync(inProject(`src/${part}.island.tsx`)));
      if (!hasIsland) expect(await isRunningReact(page), 'a part without an island loads React').toBe(false);
    },
  },
  translated: {isSameAtWidths: true, run: (scene) => useChanged(scene, translatePage)},
  extension: {isSameAtWidths: true, run: (scene) => useChanged(scene, addExtension)},
  'ten minutes': {
    isSameAtWidths: true,
    run: async (scene) => {
      const {page, row} = scene;
      await open(scene);
      await use(scene, row.use, kept(scene));
      const last = row.use.do.at(-1);
      if (last === undefined || 'key' in last) throw new Error(`${row.path}: nothing is pressed last.`);
      await first(scene, 'press' in last ? last.press : last.type).focus();
      const before = await look(page);
      const fetched = row.times && page.waitForResponse('**/api/availability');
      await page.clock.setFixedTime(Date.now() + 11 * minutes);
      for (const frame of page.frames())
        await frame.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await fetched;
      // What has been fetched is drawn.
      await page.waitForTimeout(100);
      const after = await look(page);
      expect(after.focus?.name, 'the same control has the focus').toBe(before.focus?.name);
      const distance = Math.abs((after.focus?.top ?? NaN) - (before.focus?.top ?? NaN));
      expect(distance, 'the focused control is in its place').toBeLessThanOrEqual(1);
      expect(after.scrollY).toBe(before.scrollY);
      await see(scene, kept(scene));
      if (!row.answers) await expectStill(page);
    },
  },
  history: {
    isSameAtWidths: true,
    run: async (scene) => {
      const {page, row} = scene;
      await open(scene);
      await use(scene, row.use);
      // A section that is laid out only now would move where Back leads.
      await page.locator('html:not([data-first-screen])').waitFor({state: 'attached'});
      const {scrollY} = await look(page);
      const address = page.url();
      await page.goto('/privacy');
      await page.goBack();
      await see(scene, row.back ?? row.use.see);
      if (row.sends === undefined) {
        const distance = (): Promise<number> => page.evaluate((before) => Math.abs(window.scrollY - before), scrollY);
        await expect.poll(distance, 'the page is where it was').toBeLessThanOrEqual(2);
      }
      await page.goForward();
      await expect(page).toHaveURL(/\/privacy$/);
      await page.goBack();
      await expect(page).toHaveURL(address);
      scene.posts.length = 0;
      await use(scene, row.use);
    },
  },
  'large text': {
    // Narrower windows are those of visitors who enlarge everything.
    suits: (_, width) => width >= 390,
    isSameAtWidths: true,
    chromiumOnly: needsProtocol,
    run: async (scene) => {
      await setBrowserTextSize(scene.page, 32);
      await open(scene);
      await use(scene, scene.row.use, kept(scene));
      expect(await findLostText(scene.page)).toEqual([]);
      // A part can lead to another page.
      const part = first(scene, scene.row.place);
      if (await part.isVisible()) expect(await findBrokenText(part)).toEqual([]);
    },
  },
  'slow line': {
    suits: ({times}) => times === true,
    chromiumOnly: needsProtocol,
    run: async (scene) => {
      const session = await scene.page.context().newCDPSession(scene.page);
      await session.send('Network.enable');
      const speed = 50_000;
      const limits = {latency: 400, downloadThroughput: speed, uploadThroughput: speed};
      await session.send('Network.emulateNetworkConditions', {offline: false, ...limits});
      await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
      await open(scene);
      // Before the first press, whose own changes may count as shifts on a busy machine.
      for (const sight of kept(scene)) if ('at' in sight) await first(scene, sight.at).waitFor({timeout: 40_000});
      // What is far below is laid out some time after the page has loaded.
      await scene.page.locator('html:not([data-first-screen])').waitFor({state: 'attached', timeout: 40_000});
      await expectStill(scene.page, shiftGoal);
      await use(scene, scene.row.use, kept(scene));
    },
  },
};
