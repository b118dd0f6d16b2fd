import {other} from '@site/src/content/industries/other';
import {promotionalNote} from '@site/src/content/notes';
import {IndustryPage} from '@site/src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function Other(): ReactNode {
  return <IndustryPage content={other} statsCaption={promotionalNote} />;
}
