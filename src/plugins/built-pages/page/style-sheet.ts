import type {PageRecord} from './page';

import type {Element} from 'hast';

/** The tag of the one style sheet each page loads. Throws when there is none, or more than one. */
export function findStyleSheet({head, path}: Pick<PageRecord, 'head' | 'path'>): Element {
  const links = head.children.filter(
    (child): child is Element =>
      child.type === 'element' && child.tagName === 'link' && String(child.properties['rel']) === 'stylesheet',
  );
  const [link, ...others] = links;
  if (link === undefined || others.length > 0)
    throw new Error(
      `The head of ${path} has ${link ? 'several style sheets' : 'no style sheet'}. Docusaurus puts all styles into one; ` +
        'look at `stylesheets` in node_modules/@docusaurus/core/lib/ssg and at page-template.ts.',
    );
  return link;
}
