import {Quote, type QuotesProps} from '#src/sections/company/Quotes';
import {Section} from '#src/ui/Section';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './proof.module.scss';

import type {ReactNode} from 'react';

export type ProofProps = {
  /** Heading for screen readers. */
  heading: string;
  quotes: QuotesProps['quotes'];
};

/** Three customer quotes: one across the page, and two below it. */
export function Proof({heading, quotes}: ProofProps): ReactNode {
  return (
    <Section id="testimonials" labelledBy="testimonials-title">
      <h2 id="testimonials-title">
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <div className={styles.voices}>
        {quotes.map((quote) => (
          <Quote key={quote.author} quote={quote} showIndustry />
        ))}
      </div>
    </Section>
  );
}
