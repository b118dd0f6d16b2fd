import {caseStudies} from '#src/content/case-studies/registry';
import {clients} from '#src/content/clients';
import {promotionalNote} from '#src/content/notes';
import {sectionLabels} from '#src/content/section-labels';
import type {CaseStudiesContent} from '#src/templates/CaseStudiesPage/types';

/** /case-studies. The closing leads to /demo, as the specification gives it. */
export const caseStudiesPage: CaseStudiesContent = {
  meta: {
    title: 'Case studies: six teams and their numbers',
    description:
      'How a car dealer, a brokerage, a dental practice, an insurer, a hotel group and an advisory firm changed one slow step, with the figures before and after.',
  },
  title: 'Six teams, and the number that moved',
  aside: 'What was slow, what we changed together, and what it did.',
  filter: {label: 'Filter by industry', all: 'All industries', noun: 'stories'},
  labels: {
    featured: 'Featured',
    more: 'More stories',
    read: 'Read the story',
    challenge: 'Challenge',
    solution: 'Solution',
    results: 'Results',
    industryPage: 'See the industry page',
  },
  studies: caseStudies,
  note: promotionalNote,
  clients: {items: clients, label: sectionLabels.clients},
  closing: {
    title: 'What number should move?',
    text: 'Tell us one. We will show you how another team moved it.',
    action: {label: 'Book a Demo', to: '/demo', opensDemo: true},
  },
};
