import {marlowAndFinch} from '#src/content/customers/marlow-and-finch';
import type {CardCase} from '#src/content/schema/case-studies';
import {storyOf, trendOf} from './story-of';

export const marlowAndFinchStory: CardCase = {
  ...storyOf(marlowAndFinch),
  featured: false,
  summary: 'Proposals waited on one partner. Templates and reminders moved them along.',
  challenge:
    'Each proposal began as a blank page and ended on the same partner’s desk. Prospects waited 23 days. The good ones went elsewhere.',
  solution:
    'Six approved templates cover most engagements. Intake fills in scope and fee, and the partner only reviews exceptions.',
  trend: trendOf(marlowAndFinch),
};
