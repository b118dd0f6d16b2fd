import {industryIndex} from '#src/content/industries/index-page';
import {IndexPage} from '#src/templates/offers/IndexPage';

import pages from '@generated/page-families/default/industries.json';
import type {ReactNode} from 'react';

export default function Industries(): ReactNode {
  return <IndexPage content={industryIndex} pages={pages} />;
}
