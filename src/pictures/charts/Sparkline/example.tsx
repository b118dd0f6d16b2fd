import {trendOf} from '#src/content/case-studies/story-of';
import {northfieldMotors} from '#src/content/customers/northfield-motors';
import type {Example} from '#src/ui/example';
import {Sparkline} from './index';

export const example: Example = {
  purpose: 'A step line with its area and end point, for cards.',
  layout: 'narrow',
  variants: {
    trend: (
      <div style={{height: 96}}>
        <Sparkline {...trendOf(northfieldMotors)} />
      </div>
    ),
  },
};
