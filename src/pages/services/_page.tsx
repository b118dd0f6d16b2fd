import {company} from '#src/content/company/company';
import {integrationPages} from '#src/content/integrations/directory';
import type {OfferContent} from '#src/content/schema/families';
import {OfferPage} from '#src/templates/offers/OfferPage';

import type {ReactNode} from 'react';

/** Page of each service; src/plugins/page-families creates the routes. */
export default function Service({content}: {content: OfferContent}): ReactNode {
  return (
    <OfferPage
      content={content}
      area="services"
      integrations={{claim: company.claims.integrations, pages: integrationPages}}
    />
  );
}
