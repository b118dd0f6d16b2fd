import {caseStudiesPage} from '#src/content/case-studies/page';
import {FeaturedStory} from '#src/templates/CaseStudiesPage/Stories';
import type {Example} from '#src/ui/example';

const {studies, labels} = caseStudiesPage;

export const example: Example = {
  purpose: 'One customer’s story on the dark band, with its figures and chart.',
  variants: {
    study: studies
      .slice(0, 1)
      .map((study) => study.featured && <FeaturedStory key={study.slug} study={study} labels={labels} />),
  },
};
