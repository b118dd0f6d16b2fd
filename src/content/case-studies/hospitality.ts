import type {RowCase} from '#src/content/case-studies/types';
import {caseTrends} from '#src/content/pictures/case-studies';

export const fieldhouseHotels: RowCase = {
  slug: 'hospitality',
  company: 'Fieldhouse Hotels',
  industry: 'Hospitality',
  featured: false,
  summary: 'Guests booked once, through someone else. A stay-again note changed that.',
  challenge:
    'Four small hotels filled their rooms through travel sites. Guests left happy, and the house kept neither an address nor a reason to write.',
  solution:
    'Check-in asks for an email or a number. A thank-you follows the stay; each season a note offers the same room at the direct rate.',
  results: [
    {figure: '2.1x', label: 'direct repeat stays'},
    {figure: '20%', label: 'more direct bookings'},
    {figure: '4', label: 'hotels on one guest list'},
  ],
  testimonial: {
    content:
      'A couple asked for room 14 again and paid us, not the site that found us once. I needed no other argument for the owners.',
    author: 'Tobias Wren',
    role: 'Director of revenue',
    company: 'Fieldhouse Hotels',
    industry: 'Hospitality',
  },
  trend: caseTrends.hospitality,
};
