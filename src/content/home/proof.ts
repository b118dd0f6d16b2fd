import {clients} from '@site/src/content/clients';
import {sectionLabels} from '@site/src/content/section-labels';
import {testimonials} from '@site/src/content/testimonials';

export const homeProof = {
  /** For screen readers: the quotes stand without a visible heading. */
  heading: 'What customers say',
  quotes: testimonials,
  clients,
  clientsLabel: sectionLabels.clients,
} as const;
