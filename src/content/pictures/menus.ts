import {supportDesk} from './about';
import {weekPicture} from './home-solutions';
import {boardPicture} from './home-tools';
import {automateSalesMarketingPictures} from './offers/automate-sales-marketing';
import {bookMoreClientsPictures} from './offers/book-more-clients';
import {contentCreativePictures} from './offers/content-creative';
import {crmAutomationFunnelsPictures} from './offers/crm-automation-funnels';
import {implementationIntegrationPictures} from './offers/implementation-integration';
import {managePipelinesPictures} from './offers/manage-pipelines';
import {reportingAnalyticsPictures} from './offers/reporting-analytics';
import {scaleOperationsPictures} from './offers/scale-operations';
import {sellProductsOnlinePictures} from './offers/sell-products-online';
import {seoGrowthPictures} from './offers/seo-growth';
import {socialMediaAdsPictures} from './offers/social-media-ads';
import {strategicPlanningPictures} from './offers/strategic-planning';
import {websitesBrandingPictures} from './offers/websites-branding';
import type {Picture} from '#src/mocks/types';

/** Pictures of the menus, by the address that their link leads to. */
export const menuPictures: Readonly<Record<string, Picture>> = {
  '/features': boardPicture,
  '/features#win-deals': bookMoreClientsPictures.reminder,
  '/solutions': weekPicture,
  '/solutions/sell-products-online': sellProductsOnlinePictures.hero,
  '/solutions/book-more-clients': bookMoreClientsPictures.hero,
  '/solutions/automate-sales-marketing': automateSalesMarketingPictures.hero,
  '/solutions/scale-operations': scaleOperationsPictures.hero,
  '/solutions/manage-pipelines': managePipelinesPictures.hero,
  '/solutions/reporting-analytics': reportingAnalyticsPictures.hero,
  '/services': supportDesk,
  '/services/websites-branding': websitesBrandingPictures.hero,
  '/services/social-media-ads': socialMediaAdsPictures.hero,
  '/services/content-creative': contentCreativePictures.hero,
  '/services/crm-automation-funnels': crmAutomationFunnelsPictures.hero,
  '/services/seo-growth': seoGrowthPictures.hero,
  '/services/strategic-planning': strategicPlanningPictures.hero,
  '/services/implementation-integration': implementationIntegrationPictures.hero,
};
