import type {CaseStudy} from '#src/content/case-studies/types';
import type {Client} from '#src/content/company/clients';
import type {Action, Closing, PageMeta} from '#src/content/types';

export type CaseLabels = {
  featured: string;
  /** Heading of the cards, for screen readers. */
  more: string;
  /** Opens a card's short version. */
  brief: string;
  challenge: string;
  solution: string;
  results: string;
  /** Link to the story's page, followed by the company's name for screen readers. */
  whole: string;
  /** The last card. */
  invitation: {title: string; action: Action};
};

export type CaseStudiesContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  filter: {label: string; all: string; noun: string};
  labels: CaseLabels;
  studies: readonly CaseStudy[];
  /** Note below the stories. */
  note: string;
  clients: {items: readonly Client[]; label: string};
  closing: Closing;
};
