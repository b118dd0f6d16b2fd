import {company} from '#src/content/company';
import {websitesBranding} from '#src/content/services/websites-branding';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function WebsitesBranding(): ReactNode {
  return <OfferPage content={websitesBranding} integrations={company.claims.integrations} />;
}
