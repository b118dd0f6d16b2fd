import {markdownPath} from '#src/lib/markdown-path';
import {changeHead} from '../page/change-page';
import {isListed} from '../page/page';
import type {PageWork} from '../page/process-pages';
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

/** Writes the Markdown of each indexed page next to its HTML, and `/llms.txt`, which lists the pages. */
export function writeMarkdown(outDir: string, site: LlmsTextSite): PageWork {
  return {
    each: async (page) => {
      if (page.isIndexed) await write(path.join(outDir, markdownPath(page.path)), toMarkdown(page, site.url));
      const canonical = findElement(page.head, 'link', ({rel}) => String(rel) === 'canonical');
      const link = h('link', {rel: 'alternate', type: 'text/markdown', href: site.url + markdownPath(page.path)});
      if (canonical && isListed(page)) changeHead(page, 'after', canonical, [link]);
    },
    all: (pages) => write(path.join(outDir, 'llms.txt'), createLlmsText(pages.filter(isListed), site)),
  };
}
