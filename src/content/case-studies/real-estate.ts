import {harbourAndPine} from '#src/content/customers/harbour-and-pine';
import type {CardCase} from '#src/content/schema/case-studies';
import {storyOf, trendOf} from './story-of';

export const harbourAndPineStory: CardCase = {
  ...storyOf(harbourAndPine),
  featured: false,
  summary: 'Twelve agents kept twelve spreadsheets. Now one board shows every showing and offer.',
  challenge:
    'Each agent tracked buyers in a private file. The broker spent Fridays calling around to learn what was under contract, and two families were promised the same house.',
  solution:
    'One board with a card for each deal. A showing request goes to the listing agent, and each deadline reminds the person responsible.',
  trend: trendOf(harbourAndPine),
};
