import {caseStudies} from '#src/content/case-studies/registry';
import {sizedPlans} from '#src/content/pricing/plans';
import type {IndustryContent} from '#src/content/schema/families';
import type {Stat} from '#src/content/schema/page';
import {areaOf} from '#src/site/areas';
import type {PageRecord} from '../page/page';

import type {RouteConfig} from '@docusaurus/types';

/** Figures that previews show, by path. */
export type Figures = Readonly<Record<string, readonly Stat[]>>;

/** Prices, the results of the featured case study, and figures in content that routes pass to their pages. */
export function readFigures(routes: readonly RouteConfig[]): Figures {
  const figures = routes.flatMap(({path, props}) => {
    const {stats} = (props?.['content'] ?? {}) as Partial<IndustryContent>;
    return stats === undefined ? [] : [[path, stats] as const];
  });
  return {
    '/pricing': sizedPlans.map(({name, price}) => ({figure: price, label: name})),
    '/case-studies': caseStudies.find(({featured}) => featured)?.results ?? [],
    ...Object.fromEntries(figures),
  };
}

/** Content of a page's preview, from the page's head and the figures in the site's content. */
export type Picture = {
  section: string;
  title: string;
  /** A sentence or two under the title, if there are no figures. */
  text?: string;
  ground: 'band' | 'paper';
  figures: readonly Stat[];
  /** Article whose cover is shown. */
  cover?: {slug: string; category: string};
};

/** Characters that fit in three lines under a title. */
const maxTextLength = 150;

/** As many of the first sentences as fit under a title, if any. */
function readOpening(description: string): string | undefined {
  let text = '';
  for (const sentence of description.split(/(?<=[.!?])\s+/)) {
    const longer = `${text} ${sentence}`.trim();
    if (longer.length > maxTextLength) break;
    text = longer;
  }
  return text === '' ? undefined : text;
}

/** Reads the content of a page's preview. */
export function readPicture(
  {path, heading, description, parent}: Pick<PageRecord, 'path' | 'heading' | 'description' | 'parent'>,
  allFigures: Figures,
): Picture {
  const {label, preview} = areaOf(path);
  const section = parent === undefined || parent === label ? label : `${label} · ${parent}`;
  const figures = allFigures[path]?.slice(0, 4) ?? [];
  const picture: Picture = {section, title: heading, ground: preview === 'band' ? 'band' : 'paper', figures};
  if (preview === 'cover') return {...picture, cover: {slug: path.replace('/blog/', ''), category: parent ?? ''}};
  const text = figures.length > 0 ? undefined : readOpening(description);
  return {...picture, ...(text !== undefined && {text})};
}

/** Alternative text of a preview. */
export function describePicture({section, title, text, figures}: Picture, siteName: string): string {
  const said = [`${siteName}, ${section}: ${title}`, text, ...figures.map(({figure, label}) => `${figure} ${label}`)];
  return said
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
