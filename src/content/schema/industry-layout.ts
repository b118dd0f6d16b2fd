import type {ClosingChart, HeroArt} from './offer-layout';
import type {OfferPicture} from './pictures/works';

/** Layout of an industry's day. Each kind arranges the hours differently. */
export type DayArt =
  /** A screen per hour, next to an index of the hours. */
  | {kind: 'hours'; pictures: readonly OfferPicture[]}
  /** Two screens per row, each with its hour. */
  | {kind: 'desks'; pictures: readonly OfferPicture[]}
  /** The hours in one row, each under its screen; the row scrolls on narrow windows. */
  | {kind: 'strip'; pictures: readonly OfferPicture[]}
  /** One picture on the band, with the hours below; `lit` is the index of the hour it shows. */
  | {kind: 'plan'; picture: OfferPicture; messages?: OfferPicture; lit: number}
  /** One full-width window, with the hours below. */
  | {kind: 'board'; picture: OfferPicture}
  /** Two screens of one person's phone, next to the hours. */
  | {kind: 'thread'; phones: readonly {caption: string; picture: OfferPicture}[]}
  /** A document in the middle, with the hours as notes in its margins. */
  | {kind: 'file'; picture: OfferPicture};

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
  pictures: readonly [
    {feature: string; picture: OfferPicture; beside?: OfferPicture},
    {feature: string; picture: OfferPicture},
  ];
  closing: ClosingChart;
};
