import {contentCreative} from '#src/content/services/content-creative';
import {crmAutomationFunnels} from '#src/content/services/crm-automation-funnels';
import {implementationIntegration} from '#src/content/services/implementation-integration';
import {seoGrowth} from '#src/content/services/seo-growth';
import {socialMediaAds} from '#src/content/services/social-media-ads';
import {strategicPlanning} from '#src/content/services/strategic-planning';
import {websitesBranding} from '#src/content/services/websites-branding';
import type {OfferContent} from '#src/content/types';

/** Every service page, in the order of the menu. A new page is one file here and one route; tests name a missing one. */
export const services: readonly OfferContent[] = [
  websitesBranding,
  socialMediaAds,
  contentCreative,
  crmAutomationFunnels,
  seoGrowth,
  strategicPlanning,
  implementationIntegration,
];
