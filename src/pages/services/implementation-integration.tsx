import {company} from '#src/content/company';
import {implementationIntegration} from '#src/content/services/implementation-integration';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function ImplementationIntegration(): ReactNode {
  return <OfferPage content={implementationIntegration} integrations={company.claims.integrations} />;
}
