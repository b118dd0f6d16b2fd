import {automateSalesMarketing} from '#src/content/solutions/automate-sales-marketing';
import {company} from '#src/content/company';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function AutomateSalesMarketing(): ReactNode {
  return <OfferPage content={automateSalesMarketing} integrations={company.claims.integrations} />;
}
