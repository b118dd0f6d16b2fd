import {company} from '#src/content/company';
import {managePipelines} from '#src/content/solutions/manage-pipelines';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function ManagePipelines(): ReactNode {
  return <OfferPage content={managePipelines} integrations={company.claims.integrations} />;
}
