import {other} from '#src/content/industries/other';
import {promotionalNote} from '#src/content/notes';
import {IndustryPage} from '#src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function Other(): ReactNode {
  return <IndustryPage content={other} statsCaption={promotionalNote} />;
}
