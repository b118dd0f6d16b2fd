import {company} from '#src/content/company/company';
import {integrationsPage} from '#src/content/integrations/page';
import {IntegrationsPage} from '#src/templates/IntegrationsPage';

import type {ReactNode} from 'react';

export default function Integrations(): ReactNode {
  return <IntegrationsPage content={integrationsPage} path="/integrations" ours={company.name} />;
}
