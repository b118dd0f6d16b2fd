import type {CaseStudy} from '#src/content/schema/case-studies';
import type {Action} from '#src/content/schema/page';

export function storyAction({page, company}: CaseStudy, label: string): Action {
  return {label, about: `: ${company}`, to: page};
}
