import type {ClosingChart, HeroArt} from '#src/content/offer-layout';
import type {OfferPicture} from '#src/pictures/drawings';

/** How an industry's Thursday is laid out; each kind arranges its hours differently. */
export type DayArt =
  /** Each hour has its screen, next to an index of the hours. */
  | {kind: 'hours'; pictures: readonly OfferPicture[]}
  /** Two screens per row, each with its hour. */
  | {kind: 'desks'; pictures: readonly OfferPicture[]}
  /** The hours on one line, each under its screen; a narrow window scrolls them. */
  | {kind: 'strip'; pictures: readonly OfferPicture[]}
  /** One picture on the band with the hours under it; `lit` is the hour that it shows. */
  | {kind: 'plan'; picture: OfferPicture; messages?: OfferPicture; lit: number}
  /** One window at full width, the hours under it. */
  | {kind: 'board'; picture: OfferPicture}
  /** Two phones of one person, with the hours next to them. */
  | {kind: 'thread'; phones: readonly {caption: string; picture: OfferPicture}[]}
  /** A document in the middle, the hours as notes in its margins. */
  | {kind: 'file'; picture: OfferPicture};

/** Sections of an industry page between its opening and its questions. `proof` is the quote with the figures. */
export type IndustrySection = 'proof' | 'day' | 'features';

/** The pictures of an industry page and the order of its sections. */
export type IndustryLayout = {
  hero: HeroArt;
  day: DayArt;
  order: readonly IndustrySection[];
  /** Side of the large picture among the features. */
  grid: 'left' | 'right';
  /** The two features that have a picture, by title: the large one first. `beside` is a window next to its phone. */
  pictures: readonly [
    {feature: string; picture: OfferPicture; beside?: OfferPicture},
    {feature: string; picture: OfferPicture},
  ];
  closing: ClosingChart;
};
