import {markdownPath} from '#src/lib/markdown-path';
import {changeHead} from '../page/change-page';
import {isListed, type Page} from '../page/page';
import {findElement} from '../page/tree';
import {createLlmsText, type LlmsTextSite} from './llms-text';
import {toMarkdown} from './to-markdown';

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {h} from 'hastscript';

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

/** Links to a page's Markdown from its head, after the canonical link. */
function linkMarkdown(page: Page, siteUrl: string): void {
  const canonical = findElement(page.head, 'link', ({rel}) => String(rel) === 'canonical');
  const href = siteUrl + markdownPath(page.path);
  if (canonical) changeHead(page, 'after', canonical, [h('link', {rel: 'alternate', type: 'text/markdown', href})]);
}

/** Writes the Markdown of each indexed page next to its HTML, and `/llms.txt`, which lists them. */
export async function writeMarkdown(pages: readonly Page[], outDir: string, site: LlmsTextSite): Promise<void> {
  const indexed = pages.filter(({isIndexed}) => isIndexed);
  const listed = pages.filter(isListed);
  for (const page of listed) linkMarkdown(page, site.url);
  await Promise.all([
    ...indexed.map((page) => write(path.join(outDir, markdownPath(page.path)), toMarkdown(page, site.url))),
    write(path.join(outDir, 'llms.txt'), createLlmsText(listed, site)),
  ]);
}
