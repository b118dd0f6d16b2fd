import {solutionsIndex} from '#src/content/solutions/index-page';
import {IndexPage} from '#src/templates/offers/IndexPage';

import pages from '@generated/page-families/default/solutions.json';
import type {ReactNode} from 'react';

export default function Solutions(): ReactNode {
  return <IndexPage content={solutionsIndex} pages={pages} />;
}
