import type {Testimonial} from '#src/content/types';
import {Quote} from '#src/sections/company/Quotes';
import styles from './quote.module.scss';

import type {ReactNode} from 'react';

export type CaseQuoteProps = {
  /** `content` without quotation marks: they are set here. */
  quote: Testimonial;
  /** `wide`: the words beside the person, on the block of the featured story. */
  wide?: boolean;
};

/** The customer's own words at the end of a story. */
export function CaseQuote({quote, wide = false}: CaseQuoteProps): ReactNode {
  return <Quote quote={quote} className={wide ? styles.wide : undefined} />;
}
