import {company} from '@site/src/content/company';
import {seoGrowth} from '@site/src/content/services/seo-growth';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function SeoGrowth(): ReactNode {
  return <OfferPage content={seoGrowth} integrations={company.claims.integrations} />;
}
