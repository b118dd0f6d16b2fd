import type {RowCase} from '#src/content/case-studies/types';
import {caseTrends} from '#src/content/pictures/case-studies';

export const harbourAndPine: RowCase = {
  slug: 'real-estate',
  company: 'Harbour & Pine',
  industry: 'Real estate',
  featured: false,
  summary: 'Twelve agents kept twelve spreadsheets. Now one board shows every showing and offer.',
  challenge:
    'Each agent tracked buyers in a private file. The broker phoned around on Fridays to learn what was under offer, and two families were promised the same house.',
  solution:
    'One board with a card for each deal. A showing request goes to the listing agent, and a deadline reminds the person it concerns.',
  results: [
    {figure: '40%', label: 'more deals per agent'},
    {figure: '50%', label: 'less admin time'},
    {figure: '12', label: 'spreadsheets retired'},
  ],
  testimonial: {
    content:
      'Friday was my day of phone calls. Last week I had the whole picture before the coffee was ready, so I went to a closing instead.',
    author: 'Luis Carrera',
    role: 'Managing broker',
    company: 'Harbour & Pine',
    industry: 'Real estate',
  },
  trend: caseTrends.realEstate,
};
