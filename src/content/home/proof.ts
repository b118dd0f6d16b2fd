import {company} from '#src/content/company/company';
import {clients, quotesFor} from '#src/content/customers/registry';
import {booked} from '#src/content/lead/moments';
import {sectionLabels} from '#src/content/section-labels';
import {northfield} from '#src/content/world/northfield';
import {spelled} from '#src/world/describe';

export const homeProof = {
  /** Heading for screen readers. */
  heading: 'What customers say',
  quotes: quotesFor('home'),
} as const;

/** Customers' names right below the hero. */
export const homeClients = {
  claim: `${company.claims.businesses} businesses`,
  text: `run their follow-up on Scalewell. ${northfield.name} opened on Tuesday with ${spelled(Number(booked.after))} booked on the board.`,
  clients,
  label: sectionLabels.clients,
} as const;
