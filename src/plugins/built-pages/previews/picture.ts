import type {Stat} from '#src/content/types';
import {areaOf} from '#src/site/areas';
import type {Page} from '../page/page';

/** Figures that pictures show, by path: the results of an industry, the plans and their prices. */
export type Figures = Readonly<Record<string, readonly Stat[]>>;

/** What the picture of a page shows: what the page's head says, and the figures that the site's content gives for it. */
export type Picture = {
  section: string;
  title: string;
  /** A sentence or two under the title, where there is no figure. */
  text?: string;
  ground: 'band' | 'paper';
  figures: readonly Stat[];
  /** Seed of the cover of an article. */
  cover?: {slug: string; category: string};
};

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

/** What the picture of a page shows. */
export function readPicture(
  {path, heading, description, parent}: Pick<Page, 'path' | 'heading' | 'description' | 'parent'>,
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

/** The picture in words, for those who cannot see it. */
export function describePicture({section, title, text, figures}: Picture, siteName: string): string {
  const said = [`${siteName}, ${section}: ${title}`, text, ...figures.map(({figure, label}) => `${figure} ${label}`)];
  return said
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
