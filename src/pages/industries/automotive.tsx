import {automotive} from '#src/content/industries/automotive';
import {promotionalNote} from '#src/content/notes';
import {IndustryPage} from '#src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function Automotive(): ReactNode {
  return <IndustryPage content={automotive} statsCaption={promotionalNote} />;
}
