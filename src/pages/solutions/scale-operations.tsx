import {company} from '#src/content/company';
import {scaleOperations} from '#src/content/solutions/scale-operations';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function ScaleOperations(): ReactNode {
  return <OfferPage content={scaleOperations} integrations={company.claims.integrations} />;
}
