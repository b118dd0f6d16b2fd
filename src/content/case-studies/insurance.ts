import {ridgelineInsurance} from '#src/content/customers/ridgeline-insurance';
import type {CardCase} from '#src/content/schema/case-studies';
import {storyOf, trendOf} from './story-of';

export const ridgelineInsuranceStory: CardCase = {
  ...storyOf(ridgelineInsurance),
  featured: false,
  summary: 'Renewals were found after they lapsed. They now start 60 days ahead.',
  challenge:
    'Expiration dates sat in seven carrier portals, each with a login of its own. A lapse came to light when the client called about a claim.',
  solution:
    'Dates arrive every night and open a task 60 days ahead. Clients are asked what has changed, and producers call the ones who don’t reply.',
  trend: trendOf(ridgelineInsurance),
};
