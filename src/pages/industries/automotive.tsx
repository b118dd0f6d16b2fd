import {automotive} from '@site/src/content/industries/automotive';
import {promotionalNote} from '@site/src/content/notes';
import {IndustryPage} from '@site/src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function Automotive(): ReactNode {
  return <IndustryPage content={automotive} statsCaption={promotionalNote} />;
}
