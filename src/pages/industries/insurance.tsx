import {insurance} from '@site/src/content/industries/insurance';
import {promotionalNote} from '@site/src/content/notes';
import {IndustryPage} from '@site/src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function Insurance(): ReactNode {
  return <IndustryPage content={insurance} statsCaption={promotionalNote} />;
}
