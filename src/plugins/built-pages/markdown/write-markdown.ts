import {markdownPath} from '#src/lib/markdown-path';
import {createDiskCache} from '../disk-cache';
import {changeHead} from '../page/change-page';
import {isListed, type Page} from '../page/page';
import type {PageWork} from '../page/process-pages';
import {findElement} from '../page/tree';
import {createLlmsText, type LlmsTextSite} from './llms-text';
import {toMarkdown} from './to-markdown';

import {readdirSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {h} from 'hastscript';

type MarkdownFolders = {outDir: string; siteDir: string};

async function write(file: string, text: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

/** What all Markdown depends on: the code that reads a page and converts it, and its packages. */
function readVersion(siteDir: string): string {
  const files = ['.', '../page'].flatMap((name) => {
    const folder = fileURLToPath(new URL(name, import.meta.url));
    return readdirSync(folder).map((file) => path.join(folder, file));
  });
  return [...files.sort(), path.join(siteDir, 'package-lock.json')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** What a page's Markdown depends on. */
function readInput({html, main, path: address, title, description}: Page): string {
  return JSON.stringify([
    address,
    title,
    description,
    html.slice(main.position?.start.offset, main.position?.end.offset),
  ]);
}

/** Writes the Markdown of each indexed page next to its HTML, and `/llms.txt`, which lists the pages. */
export function writeMarkdown({outDir, siteDir, ...site}: LlmsTextSite & MarkdownFolders): PageWork {
  const keep = createDiskCache(path.join(siteDir, 'node_modules/.cache/markdown'), readVersion(siteDir) + site.url);
  return {
    each: async (page) => {
      if (page.isIndexed) {
        const text = await keep(readInput(page), () => Buffer.from(toMarkdown(page, site.url)));
        await write(path.join(outDir, markdownPath(page.path)), text);
      }
      const canonical = findElement(page.head, 'link', ({rel}) => String(rel) === 'canonical');
      const link = h('link', {rel: 'alternate', type: 'text/markdown', href: site.url + markdownPath(page.path)});
      if (canonical && isListed(page)) changeHead(page, 'after', canonical, [link]);
    },
    all: (pages) => write(path.join(outDir, 'llms.txt'), createLlmsText(pages.filter(isListed), site)),
  };
}
