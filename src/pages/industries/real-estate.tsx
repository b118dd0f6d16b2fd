import {realEstate} from '#src/content/industries/real-estate';
import {promotionalNote} from '#src/content/notes';
import {IndustryPage} from '#src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function RealEstate(): ReactNode {
  return <IndustryPage content={realEstate} statsCaption={promotionalNote} />;
}
