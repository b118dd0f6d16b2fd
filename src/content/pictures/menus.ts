import {tomas} from '#src/content/lead/moments';
import {night, northfield} from '#src/content/world/northfield';
import {pinecrest} from '#src/content/world/pinecrest';
import {quoteWorkflow, tessaro} from '#src/content/world/tessaro';
import type {Picture} from '#src/world/schema/picture';
import {flowOf, shot} from '#src/world/shots';
import {supportDesk} from './about';
import {stagesPicture} from './features';
import {weekPicture} from './home-solutions';
import {automateSalesMarketingPictures} from './offers/automate-sales-marketing';
import {bookMoreClientsPictures} from './offers/book-more-clients';
import {contentCreativePictures} from './offers/content-creative';
import {crmAutomationFunnelsPictures} from './offers/crm-automation-funnels';
import {implementationIntegrationPictures} from './offers/implementation-integration';
import {managePipelinesPictures} from './offers/manage-pipelines';
import {reportingAnalyticsPictures, wonByWeek} from './offers/reporting-analytics';
import {scaleOperationsPictures} from './offers/scale-operations';
import {sellProductsOnlinePictures} from './offers/sell-products-online';
import {seoGrowthPictures} from './offers/seo-growth';
import {socialMediaAdsPictures} from './offers/social-media-ads';
import {strategicPlanningPictures} from './offers/strategic-planning';
import {weddingsLive} from './signatures/websites-branding';

const tile = {plain: true} as const;

/** Pictures in the menus, by the URL of their link. Those of tiles are made for a slot of 330 by 215 drawn pixels. */
export const menuPictures: Readonly<Record<string, Picture>> = {
  'tile /solutions/manage-pipelines': shot(northfield, night.moved, [{pane: 'board', stages: ['Booked'], rows: 3}], {
    ...tile,
    also: `${tomas.name}’s deal has just moved there.`,
  }),
  'tile /features#win-deals': shot(
    northfield,
    night.replied,
    [{pane: 'talk', with: 'tomas', from: night.answered, prompt: false}],
    tile,
  ),
  'tile /solutions/automate-sales-marketing': shot(
    tessaro,
    '2025-06-30T18:00',
    [flowOf(tessaro, quoteWorkflow, {note: ''})],
    tile,
  ),
  'tile /solutions/reporting-analytics': shot(
    pinecrest,
    '2025-06-30T12:00',
    [{pane: 'report', title: 'Sales', kpis: [], chart: wonByWeek}],
    tile,
  ),
  '/features': stagesPicture,
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
