import type {RowCase} from '#src/content/case-studies/types';
import {caseTrends} from '#src/content/pictures/case-studies';

export const ridgelineInsurance: RowCase = {
  slug: 'insurance',
  company: 'Ridgeline Insurance',
  industry: 'Insurance',
  featured: false,
  summary: 'Renewals were found after they lapsed. They now start 60 days before.',
  challenge:
    'Expiration dates sat in seven carrier portals, each with a login of its own. A lapse came to light when the client called about a claim.',
  solution:
    'Dates arrive every night and open a task 60 days ahead. Clients are asked what has changed; producers call the ones who stay silent.',
  results: [
    {figure: '85%', label: 'better renewal rates'},
    {figure: '30%', label: 'more policy sales'},
    {figure: '60 days', label: 'from first note to expiration'},
  ],
  testimonial: {
    content: 'Our worst calls began with ‘I thought I was covered.’ I have not taken one since October.',
    author: 'Joan Prewitt',
    role: 'Agency principal',
    company: 'Ridgeline Insurance',
    industry: 'Insurance',
  },
  trend: caseTrends.insurance,
};
