import {sequencePicture, storePicture, weekPicture} from '#src/content/pictures/home-solutions';
import type {SolutionCard} from '#src/content/schema/home';

/** The three solution cards. */
export const homeSolutions: {
  title: string;
  linkLabel: string;
  rows: readonly [SolutionCard, SolutionCard, SolutionCard];
} = {
  title: 'Start with the job in front of you',
  linkLabel: 'Learn more',
  rows: [
    {
      title: 'Sell products online',
      description:
        'Store, checkout and cart reminders share one customer list, which makes the second order easier to win than the first.',
      to: '/solutions/sell-products-online',
      picture: storePicture,
    },
    {
      title: 'Book more clients',
      description: 'Share one link. People pick a time, pay a deposit and get reminders, and your calendar fills up.',
      to: '/solutions/book-more-clients',
      picture: weekPicture,
    },
    {
      title: 'Automate sales & marketing',
      description: 'Email and text follow-up that sounds like you and stops the moment someone replies.',
      to: '/solutions/automate-sales-marketing',
      picture: sequencePicture,
    },
  ],
};
