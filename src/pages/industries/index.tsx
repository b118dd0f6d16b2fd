import rows from '@generated/industries/default/rows.json';
import {industryIndex} from '@site/src/content/industries/index-page';
import {IndexPage} from '@site/src/templates/IndexPage';

import type {ReactNode} from 'react';

export default function Industries(): ReactNode {
  return <IndexPage content={{...industryIndex, rows}} />;
}
