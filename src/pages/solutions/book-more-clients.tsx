import {bookMoreClients} from '#src/content/solutions/book-more-clients';
import {company} from '#src/content/company';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function BookMoreClients(): ReactNode {
  return <OfferPage content={bookMoreClients} integrations={company.claims.integrations} />;
}
