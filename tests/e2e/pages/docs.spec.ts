import {createResources} from '#src/plugins/api-reference/pages';
import {readSpec, specFile} from '#src/plugins/api-reference/spec';
import {inProject} from '../../../scripts/lib/project.mjs';
import {watchClipboard} from '../../support/browser/clipboard';
import {gotoLive} from '../../support/browser/page';

import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

const reference = '/docs/api/contacts/create';
const guide = '/docs/api/authentication';
const {spec} = readSpec(inProject(specFile));
const requests = createResources(spec).flatMap(({operations}) => operations);
const samples = requests.find(({to}) => to === reference)?.requests ?? [];

const sidebar = (page: Page): Locator => page.locator('#docs-menu');
const currentPage = (page: Page): Locator => sidebar(page).locator('[aria-current="page"]');
const codeBlock = (page: Page): Locator => page.getByRole('group', {name: 'Code: curl'});
const colorOf = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).color);

/** Expects keys and strings to be colored in both themes. */
async function expectColors(page: Page): Promise<void> {
  const block = codeBlock(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const parts = [block, block.locator('.code-key').first(), block.locator('.code-string').first()];
    expect(new Set(await Promise.all(parts.map(colorOf))).size).toBe(3);
  }
}

test('a doc is between the sidebar and its table of contents, which follows a jump past several headings', async ({
  page,
}) => {
  await gotoLive(page, guide);
  await expect(currentPage(page)).toHaveText('Authentication');
  await expect(currentPage(page)).toBeInViewport();
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  await page.evaluate(() => {
    scrollTo({top: document.body.scrollHeight / 2, behavior: 'instant'});
  });
  await expect(contents.getByRole('link').first()).not.toHaveAttribute('aria-current');
  await contents.getByRole('link', {name: 'Scopes'}).click();
  await expect(page).toHaveURL(/#scopes$/);
  await expect(page.locator('#scopes')).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Scopes');
  const trail = page.getByRole('navigation', {name: 'Breadcrumb'});
  await expect(trail.getByRole('link', {name: 'Documentation'})).toHaveAttribute('href', '/documentation');
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Authentication');
});

test('a doc has highlighted code, copied as shown, in one language at a time that the keyboard can change', async ({
  page,
}) => {
  const lastCopied = await watchClipboard(page);
  await gotoLive(page, guide);
  await expectColors(page);
  await page.locator('article').getByRole('button', {name: 'Copy'}).first().click();
  await expect.poll(lastCopied).toMatch(/^curl "/);
  expect(await lastCopied()).toBe((await codeBlock(page).innerText()).trimEnd());
  await page.getByRole('group', {name: 'Language'}).getByRole('radio', {name: 'curl'}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('group', {name: 'Code: Python'})).toBeVisible();
  await expect(codeBlock(page)).toBeHidden();
});

test('“Copy page” copies a doc as Markdown, and says so if the file cannot be loaded', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = async ([item]) => {
      const text = await (await item?.getType('text/plain'))?.text();
      document.documentElement.dataset['copied'] = text ?? '';
    };
  });
  await gotoLive(page, guide);
  const button = page.locator('article').getByRole('button', {name: 'Copy page'});
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-copied', /^---\ntitle: ".+"\n[\s\S]+\n# \S/);
  await page.route('**/*.md', (route) => route.abort());
  await button.click();
  await expect(page.getByRole('status').getByText('Reload to copy')).toBeAttached();
});

test('a doc scrolls a wide table inside its container, by keyboard too', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await gotoLive(page, '/docs/api/errors');
  const frame = page.getByRole('group', {name: /^Table: Status/});
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test('the API reference shows one language at a time, copies it, and other pages show the chosen one', async ({
  page,
}) => {
  const lastCopied = await watchClipboard(page);
  await gotoLive(page, reference);
  const languages = page.getByRole('group', {name: 'Language'});
  for (const {label, code: text} of samples) {
    await languages.getByRole('radio', {name: label}).check();
    const code = page.getByRole('group', {name: `Code: ${label}`});
    await expect(code).toBeVisible();
    await code.locator('..').getByRole('button', {name: 'Copy'}).click();
    await expect.poll(lastCopied).toBe(text);
  }
  await languages.getByRole('radio', {name: 'Python'}).check();
  await page.goto(guide);
  await expect(page.getByRole('radio', {name: 'Python'})).toBeChecked();
  await expect(page.getByRole('group', {name: 'Code: Python'})).toBeVisible();
  await expect(codeBlock(page)).toBeHidden();
});

test('the API reference shows its place in the sidebar, other resources collapsed, and anchors', async ({page}) => {
  await page.goto(reference);
  await expect(currentPage(page)).toBeInViewport({ratio: 1});
  await expect(currentPage(page)).toContainText('Create a contact');
  await expect(sidebar(page).getByRole('link', {name: 'Create a deal'})).toBeHidden();
  await sidebar(page).getByText('Deals', {exact: true}).click();
  await expect(sidebar(page).getByRole('link', {name: 'Create a deal'})).toBeVisible();
  await page.getByRole('link', {name: 'consent.texts', exact: true}).click();
  await expect(page).toHaveURL(/#body-consent-texts$/);
  await expect(page.locator('[id="body-consent-texts"]')).toBeInViewport();
});
