import {healthcare} from '#src/content/industries/healthcare';
import {promotionalNote} from '#src/content/notes';
import {IndustryPage} from '#src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function Healthcare(): ReactNode {
  return <IndustryPage content={healthcare} statsCaption={promotionalNote} />;
}
