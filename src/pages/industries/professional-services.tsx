import {professionalServices} from '#src/content/industries/professional-services';
import {promotionalNote} from '#src/content/notes';
import {IndustryPage} from '#src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function ProfessionalServices(): ReactNode {
  return <IndustryPage content={professionalServices} statsCaption={promotionalNote} />;
}
