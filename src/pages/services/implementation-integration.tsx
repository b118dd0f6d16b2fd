import {company} from '@site/src/content/company';
import {implementationIntegration} from '@site/src/content/services/implementation-integration';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function ImplementationIntegration(): ReactNode {
  return <OfferPage content={implementationIntegration} integrations={company.claims.integrations} />;
}
