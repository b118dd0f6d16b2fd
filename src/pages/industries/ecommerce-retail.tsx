import {ecommerceRetail} from '@site/src/content/industries/ecommerce-retail';
import {promotionalNote} from '@site/src/content/notes';
import {IndustryPage} from '@site/src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function EcommerceRetail(): ReactNode {
  return <IndustryPage content={ecommerceRetail} statsCaption={promotionalNote} />;
}
