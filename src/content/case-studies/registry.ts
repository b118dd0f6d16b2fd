import {northfieldMotorsStory} from '#src/content/case-studies/automotive';
import {clearwaterDentalStory} from '#src/content/case-studies/healthcare';
import {fieldhouseHotelsStory} from '#src/content/case-studies/hospitality';
import {ridgelineInsuranceStory} from '#src/content/case-studies/insurance';
import {marlowAndFinchStory} from '#src/content/case-studies/professional-services';
import {harbourAndPineStory} from '#src/content/case-studies/real-estate';
import type {CaseStudy} from '#src/content/schema/case-studies';

/**
 * The stories in page order. The first one is featured. Sample copy: the owner replaces the invented companies and
 * people before launch.
 */
export const caseStudies: readonly CaseStudy[] = [
  northfieldMotorsStory,
  harbourAndPineStory,
  clearwaterDentalStory,
  ridgelineInsuranceStory,
  fieldhouseHotelsStory,
  marlowAndFinchStory,
];
