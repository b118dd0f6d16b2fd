import {ClientNames, type ClientNamesProps} from '#src/sections/ClientNames';
import {Quotes, type QuotesProps} from '#src/sections/Quotes';
import {Section} from '#src/ui/Section';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';

import type {ReactNode} from 'react';

export type ProofProps = {
  /** For screen readers. */
  heading: string;
  quotes: QuotesProps['quotes'];
  clients: ClientNamesProps['clients'];
  clientsLabel: string;
};

/** Testimonials and client names. */
export function Proof({heading, quotes, clients, clientsLabel}: ProofProps): ReactNode {
  return (
    <Section id="testimonials" labelledBy="testimonials-title">
      <h2 id="testimonials-title">
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <Quotes quotes={quotes} layout="lead" showIndustry />
      <ClientNames clients={clients} label={clientsLabel} />
    </Section>
  );
}
