import type {Feature} from '#src/content/types';

/** Values of `?tab=` on the home page, in the order of the tabs. The first one is the default. */
export type IndustryKey =
  | 'automotive'
  | 'real-estate'
  | 'insurance'
  | 'healthcare'
  | 'lead-generation'
  | 'professional-services'
  | 'hospitality'
  | 'other';

/** One industry tab of the home page. */
export type IndustryTab = {
  key: IndustryKey;
  /** On the tab. */
  label: string;
  /** ≤ 9 words. */
  title: string;
  /** ≤ 30 words. */
  subtitle: string;
  reasons: readonly [string, string, string];
  /** To the industry's page; the four cards lead there too. */
  link: {label: string; about: string; to: string};
  features: readonly [IndustryFeature, IndustryFeature, IndustryFeature, IndustryFeature];
};

type IndustryFeature = Omit<Feature, 'to'>;
