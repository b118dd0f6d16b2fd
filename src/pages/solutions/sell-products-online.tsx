import {company} from '@site/src/content/company';
import {sellProductsOnline} from '@site/src/content/solutions/sell-products-online';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function SellProductsOnline(): ReactNode {
  return <OfferPage content={sellProductsOnline} integrations={company.claims.integrations} />;
}
