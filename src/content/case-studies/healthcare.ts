import type {RowCase} from '#src/content/case-studies/types';
import {caseTrends} from '#src/content/pictures/case-studies';

export const clearwaterDental: RowCase = {
  slug: 'healthcare',
  company: 'Clearwater Dental',
  industry: 'Healthcare',
  featured: false,
  summary: 'Confirmations by phone took a morning a day. Texts do it overnight.',
  challenge:
    'One person dialed tomorrow’s patients every morning. Half did not pick up, and an empty chair was noticed only once it stood empty.',
  solution:
    'Reminders go out two days and one day ahead. A patient who cancels frees the chair at once, and the waiting list is asked in order.',
  results: [
    {figure: '40%', label: 'fewer no-shows'},
    {figure: '25%', label: 'better patient satisfaction'},
    {figure: '3 hours', label: 'a day back at the front desk'},
  ],
  testimonial: {
    content:
      'My front desk greets people again. For years they had the receiver on one shoulder and tomorrow’s list in the other hand.',
    author: 'Dr. Anika Mehta',
    role: 'Owner',
    company: 'Clearwater Dental',
    industry: 'Healthcare',
  },
  trend: caseTrends.healthcare,
};
