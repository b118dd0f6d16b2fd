import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';

/** Removes a page from the build and resolves to the HTML in its `<main>`. */
export async function takeMain(outDir: string, route: string): Promise<string> {
  const page = path.join(outDir, `${route}.html`);
  const [, html = ''] = /<main>(.+)<\/main>/s.exec(await readFile(page, 'utf8')) ?? [];
  if (html === '') throw new Error(`${route} has nothing in its <main>.`);
  await rm(page);
  return html;
}
