import {ridgelineInsuranceStory} from '#src/content/case-studies/insurance';
import type {Example} from '#src/templates/StyleguidePage/types';
import {Sparkline} from './index';

export const example: Example = {
  use: 'A step line with its area and end point, for cards.',
  layout: 'narrow',
  looks: {
    trend: (
      <div style={{height: 96}}>
        <Sparkline {...ridgelineInsuranceStory.trend} />
      </div>
    ),
  },
};
