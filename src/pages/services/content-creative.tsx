import {company} from '#src/content/company';
import {contentCreative} from '#src/content/services/content-creative';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function ContentCreative(): ReactNode {
  return <OfferPage content={contentCreative} integrations={company.claims.integrations} />;
}
