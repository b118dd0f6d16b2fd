import {company} from '@site/src/content/company';
import {contentCreative} from '@site/src/content/services/content-creative';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function ContentCreative(): ReactNode {
  return <OfferPage content={contentCreative} integrations={company.claims.integrations} />;
}
