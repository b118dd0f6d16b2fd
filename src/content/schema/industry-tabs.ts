import type {Feature} from './page';

/** Values of `?tab=` on the home page, in tab order. The first is the default. */
export type IndustryKey =
  | 'automotive'
  | 'real-estate'
  | 'insurance'
  | 'healthcare'
  | 'lead-generation'
  | 'professional-services'
  | 'hospitality'
  | 'other';

/** An industry tab on the home page. */
export type IndustryTab = {
  key: IndustryKey;
  /** On the tab. */
  label: string;
  /** ≤ 9 words. */
  title: string;
  /** ≤ 30 words. */
  subtitle: string;
  reasons: readonly [string, string, string];
  /** Link to the industry's page; the four cards use it too. */
  link: {label: string; about: string; to: string};
  features: readonly [IndustryFeature, IndustryFeature, IndustryFeature, IndustryFeature];
};

type IndustryFeature = Omit<Feature, 'to'>;
