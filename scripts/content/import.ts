import {cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {createChecker} from './check.ts';
import type {FileComplaint} from './complaint.ts';
import {listFiles} from './page.ts';
import {count} from '../lib/terminal.ts';

/** Files of a site that matter here: pages and pictures. */
const isWanted = (file: string) =>
  statSync(file).isDirectory()
    ? !/(?:^|[\\/])(?:node_modules|\.git|build)$/.test(file)
    : /\.(?:mdx?|png|jpe?g|gif|svg|webp|avif|json)$/i.test(file);

/** Articles have a date in their name or their front matter; other pages become docs. */
const isArticle = (file: string, text: string) =>
  /(?:^|\/)\d{4}-\d{2}-\d{2}/.test(file) || /^---\n[^]*?^(?:date|authors?):/m.test(text.slice(0, 1000));

/** A message without what differs from place to place: quoted text, numbers, addresses, names of files, lists. */
const kindOf = ({message}: FileComplaint) =>
  message
    .replace(
      / Did you mean .*?\?(?= |$)|(?:: | )(?:Its callouts|The names|The fields|It has|(?:Write what it shows as text or a table, or u|U)se one of|Choose one of).*$/g,
      '',
    )
    .replace(/“[^”]*”|<[A-Z]\w*>|\[[^\]]*\]|\*\*.*?\*\*|\d[\d,]*|\/[\w/#.-]+|[\w-]+(?:\.\w+)+/g, '…');

/**
 * What would have to change in a folder of another site's pages, by kind. The pages are checked in a copy of this project's
 * content, outside of it.
 */
export async function reportImport(root: string, source: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-import-'));
  try {
    for (const name of ['docs', 'blog']) cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
    for (const name of ['changelog', 'src', 'static', 'netlify.toml']) {
      symlinkSync(path.join(root, name), path.join(folder, name), 'junction');
    }
    const pages = listFiles(source, '.').filter((file) => /\.mdx?$/.test(file) && !file.includes('node_modules/'));
    const articles = pages.filter((file) => isArticle(file, readFileSync(path.join(source, file), 'utf8')));
    const place = `${articles.length * 2 > pages.length ? 'blog' : 'docs'}/import`;
    cpSync(source, path.join(folder, place), {recursive: true, filter: isWanted});
    const {complaints} = await createChecker(folder)();
    const imported = complaints.filter(({file}) => file.startsWith(`${place}/`));
    const kinds = [...Map.groupBy(imported, kindOf)].toSorted(([, a], [, b]) => b.length - a.length);
    const rows = kinds.map(([, list]) => {
      const [{file, line, message}] = list as [FileComplaint, ...FileComplaint[]];
      const files = new Set(list.map((complaint) => complaint.file)).size;
      return `${String(list.length).padStart(6)}  in ${count(files, 'file')}, first in ${file.slice(place.length + 1)}:${String(line)}\n        ${message}`;
    });
    const total = `${count(pages.length, 'page')}: ${count(imported.length, 'change')} of ${count(kinds.length, 'kind')}`;
    return `${total}. Nothing was copied into this project.\n\n${rows.join('\n\n')}`;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
