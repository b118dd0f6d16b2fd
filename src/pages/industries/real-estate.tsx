import {realEstate} from '@site/src/content/industries/real-estate';
import {promotionalNote} from '@site/src/content/notes';
import {IndustryPage} from '@site/src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function RealEstate(): ReactNode {
  return <IndustryPage content={realEstate} statsCaption={promotionalNote} />;
}
