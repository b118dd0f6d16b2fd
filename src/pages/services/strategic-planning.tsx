import {company} from '#src/content/company';
import {strategicPlanning} from '#src/content/services/strategic-planning';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function StrategicPlanning(): ReactNode {
  return <OfferPage content={strategicPlanning} integrations={company.claims.integrations} />;
}
