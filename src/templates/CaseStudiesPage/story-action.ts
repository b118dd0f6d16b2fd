import type {CaseStudy} from '#src/content/case-studies/types';
import type {Action} from '#src/content/types';

export function storyAction({page, company}: CaseStudy, label: string): Action {
  return {label, about: `: ${company}`, to: page};
}
