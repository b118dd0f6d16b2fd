import type {Page} from '../page/page';
import {markdownPath} from '#src/lib/markdown-path';

type Part = {title: string; holds: (path: string) => boolean};

const under = (...places: readonly string[]) => {
  return (path: string): boolean => places.some((place) => path === place || path.startsWith(`${place}/`));
};

/** Parts of the list; a page is in the first that holds it. `Optional` is what a reader in a hurry may leave out. */
const parts: readonly Part[] = [
  {title: 'Documentation', holds: under('/docs', '/documentation')},
  {title: 'Questions', holds: under('/faq', '/billing-faq')},
  {title: 'Optional', holds: under('/blog/tags', '/blog/authors', '/blog/archive', '/privacy', '/terms')},
  {title: 'Blog', holds: under('/blog')},
  {title: 'Solutions', holds: under('/solutions')},
  {title: 'Services', holds: under('/services')},
  {title: 'Industries', holds: under('/industries')},
  {title: 'Product and company', holds: () => true},
];

/** Order in which the parts are listed. */
const order = ['Product and company', 'Documentation', 'Questions', 'Solutions', 'Services', 'Industries', 'Blog'];

export type LlmsTextSite = {
  name: string;
  summary: string;
  url: string;
  /** Files that are no pages: the description of an API. */
  files: readonly {title: string; path: string; about: string; part: string}[];
};

/** The list of all pages for language models (https://llmstxt.org). */
export function createLlmsText(
  pages: readonly Pick<Page, 'path' | 'title' | 'description'>[],
  {name, summary, url, files}: LlmsTextSite,
): string {
  const line = (title: string, path: string, about: string) => `- [${title}](${new URL(path, url).href}): ${about}`;
  const sections = [...order, 'Optional'].map((part) => {
    const own = pages.filter(({path}) => parts.find(({holds}) => holds(path))?.title === part);
    const lines = [
      ...own.map(({title, path, description}) => line(title, markdownPath(path), description)),
      ...files.filter((file) => file.part === part).map(({title, path, about}) => line(title, path, about)),
    ];
    return lines.length > 0 ? `## ${part}\n\n${lines.join('\n')}\n` : '';
  });
  const head = `# ${name}\n\n> ${summary}\n\nEach link leads to the page as Markdown; without \`.md\` it is the page itself.\n`;
  return [head, ...sections.filter(Boolean)].join('\n');
}
