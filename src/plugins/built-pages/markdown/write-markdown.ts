import {markdownPath} from '#src/lib/markdown-path';
import {areaOf, type LlmsSection, llmsSections} from '#src/site/areas';
import {createDiskCache} from '../disk-cache';
import {changeHead} from '../page/change-page';
import {isListed, type Page, type PageRecord} from '../page/page';
import type {PageWork} from '../page/process-pages';
import {isExcluded, isPicture, isSelfLink, needsSpace, textOf} from '../page/text';
import {elementsIn, findElement} from '../page/tree';

import {readdirSync, readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** Markdown's name of each code language, by the name on the site. */
const languages = new Map([
  ['curl', 'bash'],
  ['Shell', 'bash'],
  ['JavaScript', 'js'],
  ['Python', 'python'],
  ['JSON', 'json'],
  ['HTTP', 'http'],
]);

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const emphasis = new Set(['b', 'strong', 'em', 'i']);

/**
 * Moves spaces at the edges of emphasis outside it. Markdown has no `** word**`, so the writer would turn the space and
 * the letter next to it into character references.
 */
function keepSpacesOutside(node: Element): ElementContent[] {
  const children = [...node.children];
  const cut = (at: number, edge: RegExp): ElementContent[] => {
    const child = children.at(at);
    if (child?.type !== 'text' || !edge.test(child.value)) return [];
    children.splice(at, 1, {...child, value: child.value.replace(edge, '')});
    return [{type: 'text', value: ' '}];
  };
  const before = cut(0, /^\s+/);
  const after = cut(-1, /\s+$/);
  return [...before, {...node, children}, ...after];
}

const hasClass = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties['className']) && properties['className'].includes(name);

const ownText = ({children}: Element): string => textOf({type: 'root', children});

/** A code block. Its label (“Code: curl”) is a language or a title. */
function prepareCode(pre: Element): Element[] {
  const title = (pre.properties['ariaLabel'] ?? '').replace(/^Code: /, '');
  const language = languages.get(title);
  const className = language !== undefined && `language-${language}`;
  const block = h('pre', h('code', {className}, textOfCode(pre)));
  return language !== undefined || title === '' ? [block] : [h('p', title), block];
}

function textOfCode(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOfCode).join('') : '';
}

/**
 * Prepares a page's `<main>` for the converter to Markdown: removes controls and decoration, replaces product pictures
 * with their description, and makes questions headings and links full addresses.
 * @param address Address of the page with the site's host.
 */
function prepareMain(main: Element, address: string): Element {
  let depth = 1;

  const prepare = (node: Element, parent: Element): ElementContent[] => {
    const {tagName, properties} = node;
    if (isExcluded(node) || isSelfLink(node, parent) || isCodeBar(node, parent)) return [];
    if (headings.has(tagName)) depth = Number(tagName.slice(1));
    if (tagName === 'pre') return prepareCode(node);
    if (isPicture(node)) {
      const label = properties['ariaLabel'] ?? properties['alt'] ?? '';
      return label === '' ? [] : [h('p', h('em', `Picture: ${label}`))];
    }
    if (tagName === 'summary') {
      return [h(`h${Math.min(6, depth + 1)}`, ownText(node))];
    }
    const children = prepareAll(node);
    if (tagName === 'details') return children;
    if (hasClass(node, 'admonition')) return [h('blockquote', children)];
    if (properties['role'] === 'tabpanel') {
      const [labeledBy] = [properties['ariaLabelledBy']].flat();
      const tab = [...elementsIn(main)].find((element) => element.properties['id'] === labeledBy);
      const label = tab ? ownText(tab) : '';
      return label === '' ? children : [h('p', h('strong', label)), ...children];
    }
    if (emphasis.has(tagName)) return keepSpacesOutside({...node, children});
    const copy = {...node, children};
    if (tagName === 'a') copy.properties = {href: new URL(properties['href'] ?? '', address).href};
    return [copy];
  };

  const prepareAll = (node: Element): ElementContent[] => {
    const result: ElementContent[] = [];
    let before: ElementContent | undefined;
    for (const child of node.children) {
      if (child.type === 'comment') continue;
      if (needsSpace(child, before, node)) result.push({type: 'text', value: ' '});
      if (child.type === 'element') result.push(...prepare(child, node));
      else result.push(child);
      before = child;
    }
    return result;
  };

  return {...main, children: prepareAll(main)};
}

/** The bar above a code block, with its label and the copy button. */
function isCodeBar(node: Element, parent: Element): boolean {
  const blocks = parent.children.filter((child) => child.type === 'element');
  return blocks.length === 2 && blocks[0] === node && blocks[1]?.tagName === 'pre';
}

const converter = unified().use(rehypeRemark);
const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true});

/** Converts a built page to Markdown, with title, description and URL as front matter. */
export function toMarkdown({path, title, description, main}: Page, siteUrl: string): string {
  const address = new URL(path, siteUrl).href;
  const tree: Root = {type: 'root', children: prepareMain(main, address).children};
  const body = writer.stringify(converter.runSync(tree));
  // JSON strings are YAML strings.
  const head = Object.entries({title, description, url: address}).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `---\n${head.join('\n')}\n---\n\n${body}`;
}

/** All pages as Markdown in one file, but for those a reader short of context may skip. */
const fullTextPath = '/llms-full.txt';

type LlmsTextSite = {
  name: string;
  summary: string;
  url: string;
  /** Files that are not pages, such as the description of an API. */
  files: readonly {title: string; path: string; about: string; part: LlmsSection}[];
};

/** Text of `llms.txt`, a list of all pages for language models (https://llmstxt.org). */
export function createLlmsText(
  pages: readonly Pick<PageRecord, 'path' | 'title' | 'description'>[],
  {name, summary, url, files}: LlmsTextSite,
): string {
  const line = (title: string, path: string, about: string) => `- [${title}](${new URL(path, url).href}): ${about}`;
  const sections = llmsSections.map((section) => {
    const sectionPages = pages.filter(({path}) => areaOf(path).llms === section);
    const lines = [
      ...sectionPages.map(({title, path, description}) => line(title, markdownPath(path), description)),
      ...files.filter((file) => file.part === section).map(({title, path, about}) => line(title, path, about)),
    ];
    return lines.length > 0 ? `## ${section}\n\n${lines.join('\n')}\n` : '';
  });
  const head = `# ${name}\n\n> ${summary}\n\nEach link leads to the page as Markdown; without \`.md\` it is the page itself. All of them in one file: ${new URL(fullTextPath, url).href}\n`;
  return [head, ...sections.filter(Boolean)].join('\n');
}

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

/** Joins the files of pages, in the order of `/llms.txt`. */
async function readAll(pages: readonly PageRecord[], outDir: string): Promise<string> {
  const sections = llmsSections.filter((section) => section !== 'Optional');
  const files = sections.flatMap((section) => pages.filter(({path: address}) => areaOf(address).llms === section));
  const texts = await Promise.all(
    files.map(({path: address}) => readFile(path.join(outDir, markdownPath(address)), 'utf8')),
  );
  return texts.join('\n');
}

/** Writes the Markdown of each indexed page next to its HTML, `/llms.txt`, which lists the pages, and all of it in one file. */
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
    async all(pages) {
      const listed = pages.filter(isListed);
      await write(path.join(outDir, 'llms.txt'), createLlmsText(listed, site));
      await write(path.join(outDir, fullTextPath), await readAll(listed, outDir));
    },
  };
}
