import {company} from '@site/src/content/company';
import {scaleOperations} from '@site/src/content/solutions/scale-operations';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function ScaleOperations(): ReactNode {
  return <OfferPage content={scaleOperations} integrations={company.claims.integrations} />;
}
