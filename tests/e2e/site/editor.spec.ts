import announcement from '#src/content/settings/announcement.json' with {type: 'json'};
import company from '#src/content/settings/company.json' with {type: 'json'};
import hosts from '#src/content/settings/hosts.json' with {type: 'json'};
import people from '#src/content/settings/people.json' with {type: 'json'};
import plans from '#src/content/settings/plans.json' with {type: 'json'};
import {openEditor, openEntry, readContent, readFile, saveEntry} from '../../support/browser/editor';

import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

const content = readContent();

/** Files of a kind from the whole list: three, or ten with TESTS=all. */
function pickFiles(start: string): string[] {
  const all = Object.keys(content)
    .filter((file) => file.startsWith(start) && file.endsWith('.mdx'))
    .sort();
  const many = Math.min(process.env.TESTS === 'all' ? 10 : 3, all.length);
  return Array.from({length: many}, (_, at) => all[Math.floor((at * all.length) / many)] ?? '');
}

for (const [kind, folder] of [
  ['articles', 'blog/'],
  ['guides', 'docs/'],
  ['release notes', 'changelog/'],
  ['questions', 'src/content/faq/'],
  ['legal pages', 'src/pages/'],
] as const) {
  test(`a word that is added to ${kind} is all that changes in their files`, async ({page}) => {
    await openEditor(page, content);
    for (const file of pickFiles(folder)) {
      await openEntry(page, file);
      const paragraphs = page.locator('.lexical-root > p').filter({hasText: /\w/});
      const paragraph = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
      // The components of a text take the focus once they are drawn.
      await expect(async () => {
        await paragraph.click({position: {x: 2, y: 8}});
        await page.keyboard.press('Home');
        await page.keyboard.insertText('Really, ');
        await expect(paragraph).toContainText('Really, ', {timeout: 500});
      }).toPass();
      // The draft follows the text a tenth of a second later, and nothing on the page says so.
      await page.waitForTimeout(400);
      await saveEntry(page);
      await expect.poll(() => readFile(page, file), file).toContain('Really, ');
      expect((await readFile(page, file))?.replace('Really, ', ''), file).toBe(content[file]);
    }
  });
}

/** Opens a file of the settings. */
async function openSettings(page: Page, name: string): Promise<void> {
  await page.goto(`/admin#/collections/settings/entries/${name}`);
  await page.getByRole('button', {name: 'Save', exact: true}).waitFor();
}

const field = (page: Page, keyPath: string) =>
  page.locator(`[data-key-path="${keyPath}"]`).getByRole('textbox').first();

test('a setting that is changed is all that changes in its file', async ({page}) => {
  await openEditor(page, content);
  for (const [name, keyPath, before, after] of [
    ['announcement', 'text', `"text": "${announcement.text}"`, '"text": "Closed on Monday"'],
    ['company', 'name', `"name": "${company.name}"`, '"name": "Northbeam"'],
    ['people', 'people.0.role', `"role": "${people[0]?.role ?? ''}"`, '"role": "Demos"'],
    ['hosts', 'hosts.0.name', `"name": "${hosts[0]?.name ?? ''}"`, '"name": "Ana Lee"'],
    ['plans', 'prices.solo', `"solo": "${plans.prices.solo}"`, '"solo": "$280"'],
  ] as const) {
    await openSettings(page, name);
    await field(page, keyPath).fill(/: "(.*)"$/.exec(after)?.[1] ?? '');
    await saveEntry(page);
    const file = `src/content/settings/${name}.json`;
    await expect.poll(() => readFile(page, file), file).toBe(content[file]?.replace(before, after));
  }
});

test('a price that is not a price is not saved', async ({page}) => {
  await openEditor(page, content);
  await openSettings(page, 'plans');
  await field(page, 'prices.solo').fill('about 300');
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('Write dollars: $300, or $3,000+.')).toBeVisible();
  expect(await readFile(page, 'src/content/settings/plans.json')).toBe(content['src/content/settings/plans.json']);
});

test('hours that end before they begin are not saved, and the editor names the host and the day', async ({page}) => {
  await openEditor(page, content);
  await openSettings(page, 'hosts');
  const [host] = hosts;
  const end = field(page, 'hosts.0.weekly.monday.0.to');
  // The editor draws a field when it comes into view.
  await page.mouse.move(600, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await end.fill('00:15', {timeout: 500});
  }).toPass();
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  const reason = `${host?.name ?? ''}, Monday: These hours end (00:15) before they begin`;
  await expect(page.getByRole('alertdialog')).toContainText(reason);
  expect(await readFile(page, 'src/content/settings/hosts.json')).toBe(content['src/content/settings/hosts.json']);
});

test('a quote of a customer is all that changes in its file', async ({page}) => {
  await openEditor(page, content);
  const [file = ''] = Object.keys(content).filter((name) => name.startsWith('src/content/customers/'));
  await page.goto(`/admin#/collections/customers/entries/${file.replace(/^.+\/|\.json$/g, '')}`);
  await field(page, 'quotes.story').fill('It took a week.');
  await saveEntry(page);
  const {quotes} = JSON.parse(content[file] ?? '') as {quotes: {story: string}};
  await expect.poll(() => readFile(page, file)).toBe(content[file]?.replace(quotes.story, 'It took a week.'));
});

test('a text opens at its beginning, although its components take the focus', async ({page}) => {
  await openEditor(page, content);
  await openEntry(page, 'blog/2026-08-18-what-a-no-show-really-costs/index.mdx');
  await expect(page.locator('.lexical-root [tabindex="0"]:focus')).toBeAttached();
  const box = await page.locator('.lexical-root > p').first().boundingBox();
  expect(box?.y).toBeGreaterThan(-600);
});
