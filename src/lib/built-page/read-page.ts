import {textOf} from './text';

import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

/** A page of the build, as its own HTML describes it. */
export type BuiltPage = {
  /** What the browser's tab says, without the name of the site. */
  title: string;
  /** Text of the `<h1>`, which may be a line of advertising. */
  heading: string;
  description: string;
  /** False when the page asks search engines to leave it out. */
  listed: boolean;
  /** Label of the page above it in the breadcrumbs, unless that is the home page. */
  parent: string | undefined;
  main: Element;
};

const parser = unified().use(rehypeParse);

function readMeta(tree: Root, name: string): string {
  const content = select(`meta[name="${name}"]`, tree)?.properties['content'];
  return typeof content === 'string' ? content : '';
}

/** The crumbs begin with the home page; some end with the page itself. */
function readParent(main: Element): string | undefined {
  const crumbs = selectAll('nav[aria-label="Breadcrumb"] li', main).filter((crumb) => !select('[aria-current]', crumb));
  const last = crumbs.slice(1).at(-1);
  return last && textOf(last);
}

/**
 * Reads the HTML of a built page. Undefined for a file without a heading in its `<main>`.
 * @param titleEnd What the site adds to each title: ` · Scalewell`.
 */
export function readBuiltPage(html: string, titleEnd: string): BuiltPage | undefined {
  const tree = parser.parse(html);
  const main = select('main', tree);
  const heading = main && select('h1', main);
  if (!heading) return undefined;
  const name = select('title', tree);
  const title = name ? textOf(name) : '';
  return {
    title: title.endsWith(titleEnd) ? title.slice(0, title.length - titleEnd.length) : title,
    heading: textOf(heading),
    description: readMeta(tree, 'description'),
    listed: !readMeta(tree, 'robots').includes('noindex'),
    parent: readParent(main),
    main,
  };
}
