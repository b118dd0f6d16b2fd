import type {PageRecord} from '../page/page';
import {internalChange} from './internal-change';

import type {Element} from 'hast';

const template = '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

const inHead = ({head}: Pick<PageRecord, 'head'>, tagName: string): Element[] =>
  head.children.filter((child): child is Element => child.type === 'element' && child.tagName === tagName);

/** The tag of the one style sheet each page loads. Throws when there is none, or more than one. */
export function findStyleSheet(page: Pick<PageRecord, 'head' | 'path'>): Element {
  const [link, ...others] = inHead(page, 'link').filter(({properties}) => String(properties['rel']) === 'stylesheet');
  if (link === undefined || others.length > 0)
    throw internalChange(`The head of ${page.path} has ${link ? 'several style sheets' : 'no style sheet'}.`, template);
  return link;
}

/** The tags of the scripts each page loads. Throws when an expected one is missing. */
export function findScripts(page: Pick<PageRecord, 'head' | 'path'>, expected: readonly string[]): Element[] {
  const scripts = inHead(page, 'script').filter(
    ({properties}) => properties['src'] !== undefined && properties['defer'],
  );
  const addresses = scripts.map(({properties}) => String(properties['src']));
  const missing = expected.filter((address) => !addresses.includes(address));
  if (missing.length > 0)
    throw internalChange(
      `The head of ${page.path} loads ${addresses.join(', ') || 'no script'} and not ${missing.join(', ')}.`,
      template,
    );
  return scripts;
}
