import type {ClosingChart, HeroArt} from './offer-layout';
import type {Picture} from './pictures/picture';
import type {SignatureFrame} from './signature';

/** Sections of an industry page between hero and questions. The day ends with the quote and the figures. */
export type IndustrySection = 'day' | 'features' | 'trades';

/** Pictures and section order of an industry page. */
export type IndustryLayout = {
  hero: HeroArt;
  /** Picture of the day. */
  day: SignatureFrame;
  order: readonly IndustrySection[];
  /** Side of the feature picture on the warm ground. */
  warm: 'left' | 'right';
  /** The two features with a picture, by title, from left to right. */
  pictures: readonly [{feature: string; picture: Picture}, {feature: string; picture: Picture}];
  closing: ClosingChart;
};
