import {comparePage} from '#src/content/pages/compare';
import {ComparePage} from '#src/templates/ComparePage';

import type {ReactNode} from 'react';

export default function Compare(): ReactNode {
  return <ComparePage content={comparePage} />;
}
