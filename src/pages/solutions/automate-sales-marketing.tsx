import {automateSalesMarketing} from '@site/src/content/solutions/automate-sales-marketing';
import {company} from '@site/src/content/company';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function AutomateSalesMarketing(): ReactNode {
  return <OfferPage content={automateSalesMarketing} integrations={company.claims.integrations} />;
}
