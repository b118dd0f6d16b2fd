import {ridgelineInsuranceStory} from '#src/content/case-studies/insurance';
import type {Example} from '#src/templates/StyleguidePage/types';
import {Sparkline} from './index';

export const example: Example = {
  use: 'A small step line with its end point.',
  layout: 'narrow',
  looks: {trend: <Sparkline {...ridgelineInsuranceStory.trend} />},
};
