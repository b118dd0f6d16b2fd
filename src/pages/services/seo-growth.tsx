import {company} from '#src/content/company';
import {seoGrowth} from '#src/content/services/seo-growth';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function SeoGrowth(): ReactNode {
  return <OfferPage content={seoGrowth} integrations={company.claims.integrations} />;
}
