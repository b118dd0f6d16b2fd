import {homeFaq} from '#src/content/home/questions';
import type {Example} from '#src/ui/example';
import {FaqSplit} from './index';

export const example: Example = {
  purpose: 'Questions beside a heading that stays in view.',
  variants: {action: <FaqSplit {...homeFaq} name="styleguide-faq" />},
};
