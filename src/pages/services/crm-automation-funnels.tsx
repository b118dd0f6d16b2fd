import {company} from '#src/content/company';
import {crmAutomationFunnels} from '#src/content/services/crm-automation-funnels';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function CrmAutomationFunnels(): ReactNode {
  return <OfferPage content={crmAutomationFunnels} integrations={company.claims.integrations} />;
}
