import {sequencePicture, storePicture, weekPicture} from '#src/content/pictures/home-solutions';
import type {Picture} from '#src/mocks/types';

type SolutionCard = {title: string; description: string; to: string; picture: Picture};

/** The three solution cards. */
export const homeSolutions: {title: string; rows: readonly [SolutionCard, SolutionCard, SolutionCard]} = {
  title: 'Start with the job in front of you',
  rows: [
    {
      title: 'Sell products online',
      description:
        'Store, checkout and cart reminders share one customer list, so the second order is easier than the first.',
      to: '/solutions/sell-products-online',
      picture: storePicture,
    },
    {
      title: 'Book more clients',
      description: 'Share one link. People pick a time, pay a deposit and get reminders. You open a full calendar.',
      to: '/solutions/book-more-clients',
      picture: weekPicture,
    },
    {
      title: 'Automate sales & marketing',
      description: 'Sequences by email and text that sound like you, and stop the moment someone answers.',
      to: '/solutions/automate-sales-marketing',
      picture: sequencePicture,
    },
  ],
};
