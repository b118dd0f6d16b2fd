import {ecommerceRetail} from '#src/content/industries/ecommerce-retail';
import {promotionalNote} from '#src/content/notes';
import {IndustryPage} from '#src/templates/IndustryPage';

import type {ReactNode} from 'react';

export default function EcommerceRetail(): ReactNode {
  return <IndustryPage content={ecommerceRetail} statsCaption={promotionalNote} />;
}
