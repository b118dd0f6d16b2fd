import {clients} from '#src/content/clients';
import {sectionLabels} from '#src/content/section-labels';
import {testimonials} from '#src/content/testimonials';

export const homeProof = {
  /** For screen readers: the quotes have no visible heading. */
  heading: 'What customers say',
  quotes: testimonials,
  clients,
  clientsLabel: sectionLabels.clients,
} as const;
