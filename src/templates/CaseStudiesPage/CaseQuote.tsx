import type {Testimonial} from '#src/content/types';
import {Initials, type InitialsProps} from '#src/ui/Initials';
import styles from './quote.module.scss';

import clsx from 'clsx';
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
  return (
    <figure className={clsx(styles.quote, wide && styles.wide)}>
      <blockquote>
        <p>“{quote.content}”</p>
      </blockquote>
      <figcaption>
        <Initials name={quote.author} tone={tone} />
        <div>
          <p className={styles.author}>{quote.author}</p>
          <p className={styles.role}>
            {quote.role}, {quote.company}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
