import {automotive, ecommerce, insurance, realEstate} from './selling';
import {healthcare, hospitality, otherIndustries, professionalServices} from './serving';
import type {IndustryTab} from '../schema/industry-tabs';

/** The eight industry tabs on the home page, in the order of `IndustryKey`. */
export const industryTabs: readonly [IndustryTab, ...IndustryTab[]] = [
  automotive,
  realEstate,
  insurance,
  healthcare,
  ecommerce,
  professionalServices,
  hospitality,
  otherIndustries,
];
