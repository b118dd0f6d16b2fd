import type {Picture} from '#src/world/schema/picture';
import type {ClosingChart, HeroArt, OfferRecipe} from './offer-layout';
import type {SignatureFrame} from './signature';

/** Pictures of an industry page, and how they follow each other. */
export type IndustryLayout = {
  hero: HeroArt;
  /** Picture of the day. */
  day: SignatureFrame;
  recipe: OfferRecipe;
  /** The features with a picture, by title, from left to right: two, or one if it is tall. */
  pictures: readonly {feature: string; picture: Picture}[];
  closing: ClosingChart;
};
