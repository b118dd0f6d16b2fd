import {company} from '@site/src/content/company';
import {reportingAnalytics} from '@site/src/content/solutions/reporting-analytics';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function ReportingAnalytics(): ReactNode {
  return <OfferPage content={reportingAnalytics} integrations={company.claims.integrations} />;
}
