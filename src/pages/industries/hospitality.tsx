import {hospitality} from '#src/content/industries/hospitality';
import {promotionalNote} from '#src/content/notes';
import {IndustryPage} from '#src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function Hospitality(): ReactNode {
  return <IndustryPage content={hospitality} statsCaption={promotionalNote} />;
}
