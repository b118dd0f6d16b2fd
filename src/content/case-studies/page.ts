import {customerLabels} from '#src/content/case-studies/labels';
import {caseStudies} from '#src/content/case-studies/registry';
import {clients, customers, teams} from '#src/content/customers/registry';
import type {CaseStudiesContent} from '#src/content/schema/case-studies';
import {sectionLabels} from '#src/content/section-labels';
import {listed} from '#src/world/describe';

/** `/case-studies`. The closing links to /demo, as specified. */
export const caseStudiesPage: CaseStudiesContent = {
  meta: {
    title: `CRM case studies: ${teams}, before and after`,
    description: `How ${teams} in ${listed(customers.map(({industry}) => industry.toLowerCase()))} changed one slow step, with the figures before and after.`,
  },
  title: `Case studies: ${teams}, one number each`,
  aside: 'What was slow, what we changed together, and the number before and after.',
  filter: {label: 'Filter by industry', all: 'All industries', noun: 'stories'},
  labels: {
    featured: 'Featured',
    more: 'More stories',
    brief: 'The story in brief',
    challenge: 'Challenge',
    solution: 'Solution',
    results: 'Results',
    whole: 'See it week by week',
    invitation: {title: 'The next number could be yours', action: {label: 'Book a Demo', to: '/demo', opensDemo: true}},
  },
  studies: caseStudies,
  note: customerLabels.note,
  clients: {items: clients, label: sectionLabels.clients},
  closing: {
    title: 'Which number do you want to move?',
    text: 'Name one, and we’ll show you how another team moved it.',
    action: {label: 'Book a Demo', to: '/demo', opensDemo: true},
  },
};
