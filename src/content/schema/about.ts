import type {Picture} from '#src/world/schema/picture';
import type {Value} from './company';
import type {Action, Closing, PageMeta, Stat} from './page';

export type AboutContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  action: Action;
  place: OfficePlace;
  story: {title: string; text: string; paragraphs: readonly string[]};
  years: {label: string; items: readonly Year[]};
  team: {title: string; aside: string; members: readonly TeamMember[]};
  mission: {title: string; text: string; practiceLabel: string; values: readonly Value[]};
  ownUse: {title: string; text: string; action: Action; picture: Picture};
  stats: {label: string; items: readonly Stat[]};
  closing: Closing;
};

export type TeamMember = {
  name: string;
  role: string;
  portrait: string;
  /** The author's page on the blog. */
  to?: string;
};

export type Year = {
  year: number;
  title: string;
  description: string;
};

export type OfficePlace = {
  /** Description of the place. */
  picture: string;
  /** Facts on one line under the picture, such as address and hours. */
  facts: readonly string[];
};
