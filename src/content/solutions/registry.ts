import {automateSalesMarketing} from '@site/src/content/solutions/automate-sales-marketing';
import {bookMoreClients} from '@site/src/content/solutions/book-more-clients';
import {managePipelines} from '@site/src/content/solutions/manage-pipelines';
import {reportingAnalytics} from '@site/src/content/solutions/reporting-analytics';
import {scaleOperations} from '@site/src/content/solutions/scale-operations';
import {sellProductsOnline} from '@site/src/content/solutions/sell-products-online';
import type {OfferContent} from '@site/src/content/types';

/** Every solution page, in the order of the menu. A new page is one file here and one route; tests name a missing one. */
export const solutions: readonly OfferContent[] = [
  sellProductsOnline,
  bookMoreClients,
  automateSalesMarketing,
  scaleOperations,
  managePipelines,
  reportingAnalytics,
];
