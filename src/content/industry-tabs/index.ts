import type {IndustryTab} from '../schema/industry-tabs';
import {automotive, ecommerce, insurance, realEstate} from './selling';
import {healthcare, hospitality, otherIndustries, professionalServices} from './serving';

/** The industry tabs on the home page, in the order of `IndustryKey`. A tab whose page doesn't exist is not shown. */
export const industryTabs: readonly IndustryTab[] = [
  automotive,
  realEstate,
  insurance,
  healthcare,
  ecommerce,
  professionalServices,
  hospitality,
  otherIndustries,
];
