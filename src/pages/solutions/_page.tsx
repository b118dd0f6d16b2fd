import {company} from '#src/content/company/company';
import {integrationPages} from '#src/content/integrations/directory';
import type {OfferContent} from '#src/content/schema/families';
import {OfferPage} from '#src/templates/offers/OfferPage';

import type {ReactNode} from 'react';

/** Page of each solution; src/plugins/page-families creates the routes. */
export default function Solution({content}: {content: OfferContent}): ReactNode {
  return (
    <OfferPage
      content={content}
      area="solutions"
      integrations={{claim: company.claims.integrations, pages: integrationPages}}
    />
  );
}
