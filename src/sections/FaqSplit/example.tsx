import {homeFaq} from '#src/content/home/questions';
import type {Example} from '#src/templates/StyleguidePage/types';
import {FaqSplit} from './index';

export const example: Example = {
  use: 'Questions beside a heading that stays in view.',
  looks: {action: <FaqSplit {...homeFaq} name="styleguide-faq" />},
};
