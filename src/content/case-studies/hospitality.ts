import {fieldhouseHotels} from '#src/content/customers/fieldhouse-hotels';
import type {CardCase} from '#src/content/schema/case-studies';
import {storyOf, trendOf} from './story-of';

export const fieldhouseHotelsStory: CardCase = {
  ...storyOf(fieldhouseHotels),
  featured: false,
  summary: 'Guests booked once, through someone else. A stay-again note changed that.',
  challenge:
    'Four small hotels filled their rooms through travel sites. Guests left happy, but for most of them the hotels had no email address, and no reason to write.',
  solution:
    'Check-in asks for an email or a number. A thank-you follows the stay; each season a note offers the same room at the direct rate.',
  trend: trendOf(fieldhouseHotels),
};
