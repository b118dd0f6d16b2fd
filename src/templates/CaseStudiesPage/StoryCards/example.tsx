import {caseStudiesPage} from '#src/content/case-studies/page';
import {OtherStories} from '#src/templates/CaseStudiesPage/Stories';
import type {Example} from '#src/ui/example';

const {studies, labels} = caseStudiesPage;

export const example: Example = {
  purpose: 'Stories as cards with a figure and its line. Each leads to its page and opens to a short version.',
  variants: {studies: <OtherStories studies={studies.slice(1, 4)} labels={labels} />},
};
