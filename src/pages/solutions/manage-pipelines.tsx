import {company} from '@site/src/content/company';
import {managePipelines} from '@site/src/content/solutions/manage-pipelines';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function ManagePipelines(): ReactNode {
  return <OfferPage content={managePipelines} integrations={company.claims.integrations} />;
}
