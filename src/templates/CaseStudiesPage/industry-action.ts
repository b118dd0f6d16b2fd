import type {CaseStudy} from '#src/content/case-studies/types';
import type {Action} from '#src/content/types';

/** Link to the page of a story's industry; the slug is the same. */
export function industryAction({slug, industry}: CaseStudy, label: string): Action {
  return {label, about: `: ${industry}`, to: `/industries/${slug}`};
}
