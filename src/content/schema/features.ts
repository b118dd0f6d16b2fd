import type {Picture} from '#src/world/schema/picture';
import type {Firm, Moment} from '#src/world/types';
import type {Feature} from './page';

export type FeatureGroupContent = {
  /** ID of the group, for links. */
  id: string;
  title: string;
  text: string;
  picture: Picture;
  /** Background color behind the product window. */
  ground: 'mint' | 'warm' | 'plain';
  /** Four features, each with a link to a page with details and to a guide. */
  items: readonly (Feature & {to: string; guide: {label: string; to: string}})[];
};

/** A reply that visitors can send as it is: its text, or a time of `with` that they can offer. */
export type ReadyReply = string | {offers: Moment};

/** The application that visitors can use, at a moment of a firm's record. */
export type SampleApp = {
  firm: Firm;
  at: Moment;
  /** The contact whose conversation is open. */
  open: string;
  /** What visitors can book, and with whom. */
  visit: {what: string; minutes: number; with: string};
  /** By contact; `others` for those without replies of their own. */
  replies: Readonly<Record<string, readonly ReadyReply[]>>;
  others: readonly ReadyReply[];
  /** What a contact answers to an offered time. */
  accepts: string;
  /** Titles of the firm's reports, that of the week first. */
  reports: readonly string[];
};
