import {ridgelineInsuranceStory} from '#src/content/case-studies/insurance';
import type {Example} from '#src/ui/example';
import {Sparkline} from './index';

export const example: Example = {
  purpose: 'A step line with its area and end point, for cards.',
  layout: 'narrow',
  variants: {
    trend: (
      <div style={{height: 96}}>
        <Sparkline {...ridgelineInsuranceStory.trend} />
      </div>
    ),
  },
};
