import {hospitality} from '@site/src/content/industries/hospitality';
import {promotionalNote} from '@site/src/content/notes';
import {IndustryPage} from '@site/src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function Hospitality(): ReactNode {
  return <IndustryPage content={hospitality} statsCaption={promotionalNote} />;
}
