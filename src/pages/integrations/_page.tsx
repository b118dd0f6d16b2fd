import {company} from '#src/content/company/company';
import {integrationLabels} from '#src/content/integrations/labels';
import type {IntegrationContent} from '#src/content/schema/integrations';
import {IntegrationPage} from '#src/templates/IntegrationPage';

import type {ReactNode} from 'react';

/** Page of each integration that has one; src/plugins/page-families creates the routes. */
export default function Integration({content}: {content: IntegrationContent}): ReactNode {
  return <IntegrationPage content={content} labels={integrationLabels} ours={company.name} />;
}
