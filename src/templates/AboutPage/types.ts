import type {Action, Closing, PageMeta, Stat} from '#src/content/types';
import type {Picture} from '#src/pictures/types';
import type {OfficeLocationProps} from '#src/sections/company/OfficeLocation';
import type {TeamMember} from '#src/sections/company/TeamGrid';
import type {Value} from '#src/sections/company/ValueColumns';
import type {Year} from '#src/sections/company/YearLine';

export type AboutContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  action: Action;
  place: OfficeLocationProps;
  story: {title: string; text: string; paragraphs: readonly string[]};
  years: {label: string; items: readonly Year[]};
  team: {title: string; aside: string; members: readonly TeamMember[]};
  mission: {title: string; text: string; practiceLabel: string; values: readonly Value[]};
  ownUse: {title: string; text: string; action: Action; picture: Picture};
  stats: {label: string; items: readonly Stat[]};
  closing: Closing;
};
