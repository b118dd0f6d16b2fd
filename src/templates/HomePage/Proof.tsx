import {Voices, type VoicesProps} from '#src/sections/company/Quotes';
import {Section} from '#src/ui/Section';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';

import type {ReactNode} from 'react';

export type ProofProps = {
  /** Heading for screen readers. */
  heading: string;
  quotes: VoicesProps['quotes'];
};

/** Three customer quotes: one across the page, and two below it. */
export function Proof({heading, quotes}: ProofProps): ReactNode {
  return (
    <Section id="testimonials" labelledBy="testimonials-title">
      <h2 id="testimonials-title">
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <Voices quotes={quotes} showIndustry />
    </Section>
  );
}
