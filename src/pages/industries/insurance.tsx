import {insurance} from '#src/content/industries/insurance';
import {promotionalNote} from '#src/content/notes';
import {IndustryPage} from '#src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function Insurance(): ReactNode {
  return <IndustryPage content={insurance} statsCaption={promotionalNote} />;
}
