import {homeFaq} from '#src/content/home/questions';
import type {Example} from '#src/ui/example';
import {Accordion} from './index';

export const example: Example = {
  purpose: 'Questions and answers. One is open at a time, with or without JavaScript.',
  variants: {
    items: <Accordion name="styleguide" items={homeFaq.items.slice(0, 3)} />,
  },
};
