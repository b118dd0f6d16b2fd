import {leadGeneration} from '@site/src/content/industries/lead-generation';
import {promotionalNote} from '@site/src/content/notes';
import {IndustryPage} from '@site/src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function LeadGeneration(): ReactNode {
  return <IndustryPage content={leadGeneration} statsCaption={promotionalNote} />;
}
