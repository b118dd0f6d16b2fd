import type {RowCase} from '#src/content/case-studies/types';
import {caseTrends} from '#src/content/pictures/case-studies';

export const marlowAndFinch: RowCase = {
  slug: 'professional-services',
  company: 'Marlow & Finch',
  industry: 'Professional services',
  featured: false,
  summary: 'Proposals waited on one partner. Templates and reminders moved them along.',
  challenge:
    'Each proposal began as a blank page and ended on the same partner’s desk. Prospects waited 23 days, and the good ones did not.',
  solution:
    'Six approved templates cover most engagements. Intake fills in scope and fee, and the partner sees only what falls outside them.',
  results: [
    {figure: '9 days', label: 'from inquiry to signed, was 23'},
    {figure: '1 in 5', label: 'proposals still need the partner'},
    {figure: '6', label: 'templates in place of blank pages'},
  ],
  testimonial: {
    content:
      'I was the bottleneck, and everyone was too polite to say so. The report was less polite. We fixed it in a month.',
    author: 'Gwen Marlow',
    role: 'Founding partner',
    company: 'Marlow & Finch',
    industry: 'Professional services',
  },
  trend: caseTrends.professionalServices,
};
