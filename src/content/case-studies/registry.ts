import {northfieldMotors} from '#src/content/case-studies/automotive';
import {clearwaterDental} from '#src/content/case-studies/healthcare';
import {fieldhouseHotels} from '#src/content/case-studies/hospitality';
import {ridgelineInsurance} from '#src/content/case-studies/insurance';
import {marlowAndFinch} from '#src/content/case-studies/professional-services';
import {harbourAndPine} from '#src/content/case-studies/real-estate';
import type {CaseStudy} from '#src/content/case-studies/types';

/**
 * The stories in the order of the page; exactly one is featured, and it stands first.
 * Sample copy: invented companies and people, replaced by the owner before launch.
 */
export const caseStudies: readonly CaseStudy[] = [
  northfieldMotors,
  harbourAndPine,
  clearwaterDental,
  ridgelineInsurance,
  fieldhouseHotels,
  marlowAndFinch,
];
