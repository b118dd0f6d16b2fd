import {company} from '#src/content/company/company';
import {clients} from '#src/content/company/clients';
import {sectionLabels} from '#src/content/section-labels';
import {testimonials} from '#src/content/company/testimonials';

export const homeProof = {
  /** For screen readers: the quotes have no visible heading. */
  heading: 'What customers say',
  quotes: testimonials,
} as const;

/** Right under the hero: who else does it this way. */
export const homeClients = {
  claim: `${company.claims.businesses} businesses`,
  text: 'run their follow-up on Scalewell. Northfield Motors starts its Mondays with nine test drives on the board.',
  clients,
  label: sectionLabels.clients,
} as const;
