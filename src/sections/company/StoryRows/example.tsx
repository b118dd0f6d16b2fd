import {caseStudiesPage} from '#src/content/case-studies/page';
import {OtherStories} from '#src/templates/CaseStudiesPage/Stories';
import type {Example} from '#src/templates/StyleguidePage/types';

const {studies, labels} = caseStudiesPage;

export const example: Example = {
  use: 'Stories as rows with a line and a figure. Each opens to its full text.',
  looks: {studies: <OtherStories studies={studies.slice(1, 3)} openId={undefined} labels={labels} />},
};
