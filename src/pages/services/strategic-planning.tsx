import {company} from '@site/src/content/company';
import {strategicPlanning} from '@site/src/content/services/strategic-planning';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function StrategicPlanning(): ReactNode {
  return <OfferPage content={strategicPlanning} integrations={company.claims.integrations} />;
}
