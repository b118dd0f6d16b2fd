import type {ClosingChart, HeroArt} from './offer-layout';
import type {Picture} from './pictures/picture';

/** Layout of an industry's day. Each kind arranges the hours differently. */
export type DayArt =
  /** A screen per hour, next to an index of the hours. */
  | {kind: 'hours'; pictures: readonly Picture[]}
  /** Two screens per row, each with its hour. */
  | {kind: 'desks'; pictures: readonly Picture[]}
  /** The hours in one row, each under its screen; the row scrolls on narrow windows. */
  | {kind: 'strip'; pictures: readonly Picture[]}
  /** One picture on the band, with the hours below; `lit` is the index of the hour it shows. */
  | {kind: 'plan'; picture: Picture; messages?: Picture; lit: number}
  /** One full-width window, with the hours below. */
  | {kind: 'board'; picture: Picture}
  /** Two screens of one person's phone, next to the hours. */
  | {kind: 'thread'; phones: readonly {caption: string; picture: Picture}[]}
  /** A document in the middle, with the hours as notes in its margins. */
  | {kind: 'file'; picture: Picture};

/** Sections of an industry page between hero and questions. `proof` is the quote with the figures. */
export type IndustrySection = 'proof' | 'day' | 'features';

/** Pictures and section order of an industry page. */
export type IndustryLayout = {
  hero: HeroArt;
  day: DayArt;
  order: readonly IndustrySection[];
  /** Side of the large feature picture. */
  grid: 'left' | 'right';
  /** The two features with a picture, by title, the large one first. `beside` is a window next to its phone. */
  pictures: readonly [{feature: string; picture: Picture; beside?: Picture}, {feature: string; picture: Picture}];
  closing: ClosingChart;
};
