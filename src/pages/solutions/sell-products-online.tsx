import {company} from '#src/content/company';
import {sellProductsOnline} from '#src/content/solutions/sell-products-online';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function SellProductsOnline(): ReactNode {
  return <OfferPage content={sellProductsOnline} integrations={company.claims.integrations} />;
}
