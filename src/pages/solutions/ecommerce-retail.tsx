import {ecommerceRetail} from '#src/content/industries/ecommerce-retail';
import {promotionalNote} from '#src/content/notes';
import {IndustryPage} from '#src/templates/IndustryPage';

import type {ReactNode} from 'react';

/** Second address of the e-commerce industry page; search engines keep the first. */
export default function EcommerceRetail(): ReactNode {
  return (
    <IndustryPage content={ecommerceRetail} canonical="/industries/ecommerce-retail" statsCaption={promotionalNote} />
  );
}
