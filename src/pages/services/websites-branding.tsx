import {company} from '@site/src/content/company';
import {websitesBranding} from '@site/src/content/services/websites-branding';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function WebsitesBranding(): ReactNode {
  return <OfferPage content={websitesBranding} integrations={company.claims.integrations} />;
}
