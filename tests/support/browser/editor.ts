import {showEditor} from '../../../functions/editor/show-editor';
import {inProject} from '../../../scripts/lib/project.mjs';

import {readdirSync, readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';

/** Texts by file. */
type Files = Readonly<Record<string, string>>;

/** The files of the project that the editor reads: content and lists, without pictures. */
export function readContent(): Files {
  const list = (folder: string) =>
    readdirSync(inProject(folder), {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`);
  const names = [
    'blog',
    'docs',
    'changelog',
    'src/content/faq',
    'src/content/settings',
    'src/content/customers',
    'src/pages',
  ]
    .flatMap(list)
    // Of the pages in MDX, the editor has the legal ones.
    .filter((name) => /\.(?:mdx|yml|json)$/.test(name) && !/^src\/pages\/.+\//.test(name));
  return Object.fromEntries(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(inProject(name), 'utf8')]));
}

/** Sends the page as its function does; the other files are in the build. */
export async function serveEditor(page: Page): Promise<void> {
  await page.route('**/admin', async (route) => {
    const response = showEditor(new Request(route.request().url()));
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  });
}

/** Opens the editor on a folder in the browser's own storage, instead of one that a person picks on this machine. */
export async function openEditor(page: Page, files: Files): Promise<void> {
  await serveEditor(page);
  await page.addInitScript(() => {
    Object.assign(window, {showDirectoryPicker: () => navigator.storage.getDirectory()});
  });
  await page.goto('/admin');
  await page.evaluate(async (texts) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', {create: true});
    for (const [file, text] of Object.entries(texts)) {
      const [name = '', ...folders] = file.split('/').reverse();
      let folder = root;
      for (const part of folders.reverse()) folder = await folder.getDirectoryHandle(part, {create: true});
      const stream = await (await folder.getFileHandle(name, {create: true})).createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await page.getByRole('button', {name: 'Work with Local Repository'}).click();
  await page.getByRole('treeitem', {name: 'Articles'}).waitFor();
}

/** A file of that folder as text, or undefined if it doesn't exist. */
export const readFile = (page: Page, file: string): Promise<string | undefined> =>
  page.evaluate(async (path) => {
    const [name = '', ...folders] = path.split('/').reverse();
    try {
      let folder = await navigator.storage.getDirectory();
      for (const part of folders.reverse()) folder = await folder.getDirectoryHandle(part);
      return await (await (await folder.getFileHandle(name)).getFile()).text();
    } catch {
      return undefined;
    }
  }, file);

const collections: readonly [folder: RegExp, address: string][] = [
  [/^blog\/(.+)\.mdx$/, 'articles'],
  [/^docs\/(.+)\.mdx$/, 'guides'],
  [/^changelog\/(.+)\.mdx$/, 'releases'],
  [/^src\/content\/faq\/(.+)\.mdx$/, 'questions'],
  [/^src\/pages\/(.+)\.mdx$/, 'legal'],
  [/^src\/content\/customers\/(.+)\.json$/, 'customers'],
];

/** Opens the entry of a file. */
export async function openEntry(page: Page, file: string): Promise<void> {
  const [[, collection] = [], slug] =
    collections.flatMap((known) => {
      const match = known[0].exec(file);
      return match === null ? [] : [[known, match[1]] as const];
    })[0] ?? [];
  // The editor draws a field when it comes into view.
  const body = page.locator('.lexical-root > p').first();
  await page.goto(`/admin#/collections/${String(collection)}/entries/${String(slug)}`);
  await page.getByRole('button', {name: 'Save', exact: true}).waitFor();
  await page.mouse.move(200, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await body.waitFor({timeout: 500});
  }).toPass();
}

/** Saves the open entry and waits until the editor is back at the list, which would otherwise replace the next address. */
export async function saveEntry(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await page.getByRole('treeitem', {name: 'Articles'}).waitFor();
}
