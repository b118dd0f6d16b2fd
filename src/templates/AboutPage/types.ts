import type {Action, Closing, PageMeta, Stat} from '#src/content/types';
import type {Picture} from '#src/mocks/types';
import type {PlaceProps} from '#src/sections/Place';
import type {TeamMember} from '#src/sections/TeamGrid';
import type {Value} from '#src/sections/ValueColumns';
import type {Year} from '#src/sections/YearLine';

export type AboutContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  action: Action;
  place: PlaceProps;
  story: {title: string; text: string; paragraphs: readonly string[]};
  years: {label: string; items: readonly Year[]};
  team: {title: string; aside: string; members: readonly TeamMember[]};
  mission: {title: string; text: string; practiceLabel: string; values: readonly Value[]};
  ownUse: {title: string; text: string; action: Action; picture: Picture};
  stats: {label: string; items: readonly Stat[]};
  closing: Closing;
};
