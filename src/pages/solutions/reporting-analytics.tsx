import {company} from '#src/content/company';
import {reportingAnalytics} from '#src/content/solutions/reporting-analytics';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function ReportingAnalytics(): ReactNode {
  return <OfferPage content={reportingAnalytics} integrations={company.claims.integrations} />;
}
