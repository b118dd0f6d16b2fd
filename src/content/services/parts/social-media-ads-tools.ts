import type {Integration} from '#src/content/schema/page';

/** Tools of /services/social-media-ads. */
export const socialMediaAdsTools: Integration[] = [
  {name: 'Facebook', category: 'Social'},
  {name: 'Instagram', category: 'Social'},
  {name: 'TikTok', category: 'Social'},
  {name: 'LinkedIn', category: 'Social'},
  {name: 'YouTube', category: 'Video'},
  {name: 'Pinterest', category: 'Social'},
  {name: 'Google Ads', category: 'Search ads'},
  {name: 'Microsoft Ads', category: 'Search ads'},
  {name: 'Google Business Profile', category: 'Local'},
  {name: 'Canva', category: 'Design'},
  {name: 'CapCut', category: 'Editing'},
  {name: 'Google Analytics 4', category: 'Measurement'},
];
