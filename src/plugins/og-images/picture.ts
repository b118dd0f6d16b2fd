import type {PageFile} from '#src/lib/built-page/read-build';
import {textOf} from '#src/lib/built-page/text';

import {select, selectAll} from 'hast-util-select';
import type {Element} from 'hast';

export type Figure = {value: string; label: string};

/** What the picture of a page shows. All of it is read off the page, so the picture cannot say something else. */
export type Picture = {
  section: string;
  title: string;
  /** A sentence or two under the title, where there is no figure. */
  text?: string;
  ground: 'band' | 'paper';
  /** Figures of the page, or its plans and their prices. */
  figures: Figure[];
  /** Seed of the cover of an article. */
  cover?: {slug: string; category: string};
};

/** Parts of the site that have no breadcrumbs to name them. */
const sections: readonly [start: string, name: string][] = [
  ['/docs', 'Documentation'],
  ['/documentation', 'Documentation'],
  ['/blog', 'Blog'],
  ['/industries', 'Industries'],
  ['/solutions', 'Solutions'],
  ['/services', 'Services'],
  ['/case-studies', 'Case studies'],
  ['/pricing', 'Pricing'],
  ['/features', 'Features'],
  ['/demo', 'Demo'],
  ['/security', 'Security'],
  ['/about', 'Company'],
  ['/faq', 'Questions'],
  ['/billing-faq', 'Questions'],
  ['/contact', 'Contact'],
  ['/contact-support', 'Contact'],
  ['/privacy', 'Legal'],
  ['/terms', 'Legal'],
  ['/accessibility', 'Accessibility'],
];

const article = /^\/blog\/(?!tags|authors|archive|page|subscribe)[^/]+$/;
const withStats = /^\/(?:industries\/.+|case-studies)$/;

function sectionOf(path: string, parent: string | undefined): string {
  const name = sections.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? 'CRM and automation';
  return parent === undefined || parent === name ? name : `${name} · ${parent}`;
}

/** The first list of figures: short terms with a number in their description. */
function readStats(main: Element): Figure[] {
  const lists = selectAll('dl', main).map((list) =>
    selectAll('div', list).map((pair) => ({
      value: textOf(select('dd', pair) ?? pair),
      label: textOf(select('dt', pair) ?? pair),
    })),
  );
  return lists.find((pairs) => pairs.length > 1 && pairs.every(({value}) => /^\D?\d[\d.,]*.{0,4}$/.test(value))) ?? [];
}

function readPrices(main: Element): Figure[] {
  return selectAll('#plans article', main).flatMap((plan) => {
    const [name, price] = [select('h3', plan), select('p b', plan)];
    return name && price ? [{value: textOf(price), label: textOf(name)}] : [];
  });
}

/** Characters that fit in three lines under a title. */
const longestText = 150;

/** As many sentences from the start as fit under a title, or none. */
function readOpening(description: string): string | undefined {
  let text = '';
  for (const sentence of description.split(/(?<=[.!?])\s+/)) {
    const longer = `${text} ${sentence}`.trim();
    if (longer.length > longestText) break;
    text = longer;
  }
  return text === '' ? undefined : text;
}

/** Reads off a built page what its picture shows. */
export function readPicture({path, heading, description, parent, main}: PageFile): Picture {
  const base = {section: sectionOf(path, parent), title: heading, ground: 'paper', figures: []} as const;
  if (article.test(path)) {
    return {...base, figures: [], cover: {slug: path.replace('/blog/', ''), category: parent ?? ''}};
  }
  if (path === '/pricing') return {...base, figures: readPrices(main)};
  if (withStats.test(path)) return {...base, figures: readStats(main).slice(0, 4)};
  const isInside = /^\/(?:docs|blog|privacy|terms)(?:\/|$)/.test(path);
  const text = readOpening(description);
  return {...base, figures: [], ground: isInside ? 'paper' : 'band', ...(text !== undefined && {text})};
}

/** The picture in words, for those who cannot see it. */
export function describePicture({section, title, text, figures}: Picture, siteName: string): string {
  const said = [`${siteName}, ${section}: ${title}`, text, ...figures.map(({value, label}) => `${value} ${label}`)];
  return said
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
