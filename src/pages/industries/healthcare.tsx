import {healthcare} from '@site/src/content/industries/healthcare';
import {promotionalNote} from '@site/src/content/notes';
import {IndustryPage} from '@site/src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function Healthcare(): ReactNode {
  return <IndustryPage content={healthcare} statsCaption={promotionalNote} />;
}
