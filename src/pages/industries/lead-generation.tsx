import {leadGeneration} from '#src/content/industries/lead-generation';
import {promotionalNote} from '#src/content/notes';
import {IndustryPage} from '#src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function LeadGeneration(): ReactNode {
  return <IndustryPage content={leadGeneration} statsCaption={promotionalNote} />;
}
