import {bookMoreClients} from '@site/src/content/solutions/book-more-clients';
import {company} from '@site/src/content/company';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function BookMoreClients(): ReactNode {
  return <OfferPage content={bookMoreClients} integrations={company.claims.integrations} />;
}
