import {professionalServices} from '@site/src/content/industries/professional-services';
import {promotionalNote} from '@site/src/content/notes';
import {IndustryPage} from '@site/src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function ProfessionalServices(): ReactNode {
  return <IndustryPage content={professionalServices} statsCaption={promotionalNote} />;
}
