import type {Testimonial} from '#src/content/types';
import {Quote} from '#src/sections/Quotes';
import type {InitialsProps} from '#src/ui/Initials';
import styles from './quote.module.scss';

import type {ReactNode} from 'react';

export type CaseQuoteProps = {
  /** `content` without quotation marks: they are set here. */
  quote: Testimonial;
  tone?: InitialsProps['tone'];
  /** `wide`: the words beside the person, on the block of the featured story. */
  wide?: boolean;
};

/** The customer's own words at the end of a story. */
export function CaseQuote({quote, tone = 'mint', wide = false}: CaseQuoteProps): ReactNode {
  return <Quote quote={quote} tone={tone} className={wide ? styles.wide : undefined} />;
}
