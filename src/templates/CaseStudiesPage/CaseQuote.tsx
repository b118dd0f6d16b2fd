import type {Testimonial} from '#src/content/types';
import {Quote} from '#src/sections/company/Quotes';
import styles from './quote.module.scss';

import type {ReactNode} from 'react';

export type CaseQuoteProps = {
  /** `content` has no quotation marks: they are added here. */
  quote: Testimonial;
  /** `wide`: quote beside the person, for the featured story. */
  wide?: boolean;
};

/** The customer quote at the end of a story. */
export function CaseQuote({quote, wide = false}: CaseQuoteProps): ReactNode {
  return <Quote quote={quote} className={wide ? styles.wide : undefined} />;
}
