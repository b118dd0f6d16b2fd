import {company} from '@site/src/content/company';
import {crmAutomationFunnels} from '@site/src/content/services/crm-automation-funnels';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function CrmAutomationFunnels(): ReactNode {
  return <OfferPage content={crmAutomationFunnels} integrations={company.claims.integrations} />;
}
