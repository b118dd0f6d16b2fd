import {servicesIndex} from '#src/content/services/index-page';
import {IndexPage} from '#src/templates/offers/IndexPage';

import pages from '@generated/page-families/default/services.json';
import type {ReactNode} from 'react';

export default function Services(): ReactNode {
  return <IndexPage content={servicesIndex} pages={pages} />;
}
