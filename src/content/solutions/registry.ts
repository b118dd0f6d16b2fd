import {automateSalesMarketing} from '#src/content/solutions/automate-sales-marketing';
import {bookMoreClients} from '#src/content/solutions/book-more-clients';
import {managePipelines} from '#src/content/solutions/manage-pipelines';
import {reportingAnalytics} from '#src/content/solutions/reporting-analytics';
import {scaleOperations} from '#src/content/solutions/scale-operations';
import {sellProductsOnline} from '#src/content/solutions/sell-products-online';
import type {OfferContent} from '#src/content/types';

/** Every solution page, in the order of the menu. A new page is one file here and one route; tests name a missing one. */
export const solutions: readonly OfferContent[] = [
  sellProductsOnline,
  bookMoreClients,
  automateSalesMarketing,
  scaleOperations,
  managePipelines,
  reportingAnalytics,
];
