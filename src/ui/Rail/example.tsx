import {automotive} from '#src/content/industries/automotive';
import type {Example} from '#src/ui/example';
import {Rail} from './index';

import type {ReactNode} from 'react';

const {items: steps} = automotive.day;
const picture: ReactNode = steps.map(({title}, index) => (
  <p key={title} data-scene={index + 1}>
    {title}
  </p>
));

export const example: Example = {
  purpose: 'Steps with a picture that follows: radio buttons and CSS, without JavaScript.',
  variants: {
    'three steps, layout="top"': (
      <Rail id="rail-top" legend="Three hours" steps={steps.slice(0, 3)} layout="top">
        {picture}
      </Rail>
    ),
    'six steps, layout="side"': (
      <Rail id="rail-side" legend="Six hours" steps={steps} layout="side">
        {picture}
      </Rail>
    ),
  },
};
