import type {CaseStudy} from '#src/content/case-studies/types';
import type {Action} from '#src/content/types';

/** Link to the page of a story. */
export function storyAction({page, company}: CaseStudy, label: string): Action {
  return {label, about: `: ${company}`, to: page};
}
