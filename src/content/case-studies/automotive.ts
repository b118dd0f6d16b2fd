import type {FeaturedCase} from '#src/content/case-studies/types';
import {testDrives, testDrivesLabel} from '#src/content/pictures/case-studies';

export const northfieldMotors: FeaturedCase = {
  slug: 'automotive',
  company: 'Northfield Motors',
  industry: 'Automotive',
  featured: true,
  headline: 'Northfield Motors answers the weekend leads before Monday',
  challenge:
    'A third of inquiries came in after closing and waited for two days. By then many shoppers were driving someone else’s car.',
  solution:
    'A text within a minute, with two test-drive times. The schedule fills itself, and the desk sees who has confirmed.',
  results: [
    {figure: '35%', label: 'more conversion'},
    {figure: '1 min', label: 'median reply after closing'},
    {figure: '60%', label: 'fewer admin tasks'},
  ],
  testimonial: {
    content:
      'On Monday mornings we used to apologize. Now we hand out plates, because Saturday’s shopper got an answer on Saturday.',
    author: 'Dana Rourke',
    role: 'Sales director',
    company: 'Northfield Motors',
    industry: 'Automotive',
  },
  chart: testDrives,
  chartLabel: testDrivesLabel,
};
