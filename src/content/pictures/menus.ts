import {supportDesk} from './about';
import {weekPicture} from './home-solutions';
import {stagesPicture} from './features';
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
import {weddingsLive} from './signatures/websites-branding';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Pictures in the menus, by the URL of their link. */
export const menuPictures: Readonly<Record<string, Picture>> = {
  '/features': stagesPicture,
  '/features#win-deals': bookMoreClientsPictures.reminder,
  '/solutions': weekPicture,
  '/solutions/sell-products-online': sellProductsOnlinePictures.catalog,
  '/solutions/book-more-clients': bookMoreClientsPictures.availability,
  '/solutions/automate-sales-marketing': automateSalesMarketingPictures.missed,
  '/solutions/scale-operations': scaleOperationsPictures.template,
  '/solutions/manage-pipelines': managePipelinesPictures.quote,
  '/solutions/reporting-analytics': reportingAnalyticsPictures.schedule,
  '/services': supportDesk,
  '/services/websites-branding': weddingsLive,
  '/services/social-media-ads': socialMediaAdsPictures.ads,
  '/services/content-creative': contentCreativePictures.article,
  '/services/crm-automation-funnels': crmAutomationFunnelsPictures.flow,
  '/services/seo-growth': seoGrowthPictures.growth,
  '/services/strategic-planning': strategicPlanningPictures.process,
  '/services/implementation-integration': implementationIntegrationPictures.mapping,
};
