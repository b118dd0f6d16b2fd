import type {PageRecord} from '../page/page';
import {markdownPath} from '#src/lib/markdown-path';
import {areaOf, llmsSections, type LlmsSection} from '#src/site/areas';

export type LlmsTextSite = {
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
  const head = `# ${name}\n\n> ${summary}\n\nEach link leads to the page as Markdown; without \`.md\` it is the page itself.\n`;
  return [head, ...sections.filter(Boolean)].join('\n');
}
