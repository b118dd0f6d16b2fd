import {readBuild} from '#src/lib/built-page/read-build';
import {markdownPath} from '#src/lib/markdown-path';
import {createLlmsText, type LlmsTextSite} from './llms-text';
import {toMarkdown} from './to-markdown';

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export type MarkdownPagesOptions = Pick<LlmsTextSite, 'summary' | 'files'> & {
  /** Addresses that `/llms.txt` does not list; their Markdown is there all the same. */
  unlisted: readonly string[];
};

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

/** Writes each page as Markdown beside its HTML, and the list of them: see README.md. */
export default function markdownPages(_context: LoadContext, options: MarkdownPagesOptions): Plugin {
  const {unlisted, summary, files} = options;
  return {
    name: 'markdown-pages',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const {title, titleDelimiter, url} = siteConfig;
      const pages = readBuild({outDir, routes: routesPaths, unlisted: [], titleEnd: ` ${titleDelimiter} ${title}`});
      const listed = pages.filter((page) => !unlisted.includes(page.path));
      await Promise.all([
        ...pages.map((page) => write(path.join(outDir, markdownPath(page.path)), toMarkdown(page, url))),
        write(path.join(outDir, 'llms.txt'), createLlmsText(listed, {name: title, summary, url, files})),
      ]);
    },
  };
}
