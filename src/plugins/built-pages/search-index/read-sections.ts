import {isPicture, isSilent, textOf} from '../page/text';

import type {Element, ElementContent} from 'hast';

export type PageSection = {
  /** Undefined for the opening of the page. */
  heading: string | undefined;
  id: string | undefined;
  text: string;
  /** The section above a question whose answer folds away; undefined for any other section. */
  category?: string | undefined;
};

const elementsOf = ({children}: Element): Element[] => children.filter((child) => child.type === 'element');

/** An id that links can use. React's own (`_R_7de5_`) change with the page. */
function readId({properties}: Element): string | undefined {
  const {id} = properties;
  return typeof id === 'string' && !id.startsWith('_') ? id : undefined;
}

/** Anchor of a heading: the id of the section that it starts, or its own. */
function findAnchor(heading: Element, ancestors: readonly Element[]): string | undefined {
  const section = ancestors.findLast(({tagName}) => tagName === 'section');
  return (section && readId(section)) ?? readId(heading);
}

/** A question that can be linked, and its answer. */
function readQuestion(details: Element): {question: Element; id: string; answer: Element[]} | undefined {
  const [question, ...answer] = elementsOf(details);
  const id = [details, ...answer].map(readId).find((found) => found !== undefined);
  return details.tagName === 'details' && question && id !== undefined ? {question, id, answer} : undefined;
}

const isHeading = (node: Element): boolean =>
  node.tagName === 'h1' || node.tagName === 'h2' || (node.tagName === 'h3' && readId(node) !== undefined);

const holdsHeading = (node: Element): boolean =>
  elementsOf(node).some((child) => isHeading(child) || readQuestion(child) !== undefined || holdsHeading(child));

/** What is alike on every page of its kind, and would be found on each. */
const isUnindexed = ({properties}: Element): boolean => properties['dataUnindexed'] !== undefined;

/** The call to action that ends most pages. */
const isClosing = (node: Element, main: Element): boolean =>
  node.properties['dataScheme'] === 'band' && node === elementsOf(main).at(-1);

/**
 * The text of a page in sections. A section starts at each `h2`, and at an `h3` or a question that can be linked. Smaller
 * headings, such as the titles of cards, are part of the text. What repeats on many pages can be left out with
 * `data-unindexed`.
 */
export function readSections(main: Element): PageSection[] {
  const sections: PageSection[] = [{heading: undefined, id: undefined, text: ''}];
  const add = (words: string): void => {
    const last = sections.at(-1);
    if (last) last.text = `${last.text} ${words}`.trim();
  };

  const visit = (node: ElementContent, ancestors: readonly Element[]): void => {
    if (node.type === 'text') add(textOf(node));
    if (node.type !== 'element' || isSilent(node) || isPicture(node) || isUnindexed(node) || isClosing(node, main))
      return;
    const inside = [...ancestors, node];
    const folded = readQuestion(node);
    if (folded) {
      const category = sections.findLast((section) => section.category === undefined)?.heading ?? '';
      sections.push({heading: textOf(folded.question), id: folded.id, text: '', category});
      for (const part of folded.answer) visit(part, inside);
    } else if (isHeading(node)) {
      if (node.tagName !== 'h1') sections.push({heading: textOf(node), id: findAnchor(node, ancestors), text: ''});
    } else if (holdsHeading(node)) {
      for (const child of node.children) visit(child, inside);
    } else {
      // Read as a whole, to keep the spaces between its words.
      add(textOf(node));
    }
  };

  visit(main, []);
  return sections;
}
