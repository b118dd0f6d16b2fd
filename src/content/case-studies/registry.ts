import {northfieldMotors} from '@site/src/content/case-studies/automotive';
import {clearwaterDental} from '@site/src/content/case-studies/healthcare';
import {fieldhouseHotels} from '@site/src/content/case-studies/hospitality';
import {ridgelineInsurance} from '@site/src/content/case-studies/insurance';
import {marlowAndFinch} from '@site/src/content/case-studies/professional-services';
import {harbourAndPine} from '@site/src/content/case-studies/real-estate';
import type {CaseStudy} from '@site/src/content/case-studies/types';

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
