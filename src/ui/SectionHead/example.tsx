import type {Example} from '#src/ui/example';
import {SectionHead} from './index';

const title = 'Four tools that behave like one';

export const example: Example = {
  purpose: 'Head of a section: the title in columns 1–8, an aside in 9–12.',
  variants: {
    aside: <SectionHead title={title} aside="A text reply moves the deal, and the deal books the calendar." />,
    text: <SectionHead title={title} text="One sentence under the title." />,
  },
};
