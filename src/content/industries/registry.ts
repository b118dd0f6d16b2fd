import {automotive} from '@site/src/content/industries/automotive';
import {ecommerceRetail} from '@site/src/content/industries/ecommerce-retail';
import {healthcare} from '@site/src/content/industries/healthcare';
import {hospitality} from '@site/src/content/industries/hospitality';
import {insurance} from '@site/src/content/industries/insurance';
import {leadGeneration} from '@site/src/content/industries/lead-generation';
import {other} from '@site/src/content/industries/other';
import {professionalServices} from '@site/src/content/industries/professional-services';
import {realEstate} from '@site/src/content/industries/real-estate';
import type {IndustryContent} from '@site/src/content/types';

/** Every industry page, in the order of menus and of the index. A new file in this folder is added here too. */
export const industries: readonly IndustryContent[] = [
  automotive,
  realEstate,
  insurance,
  healthcare,
  leadGeneration,
  ecommerceRetail,
  professionalServices,
  hospitality,
  other,
];
