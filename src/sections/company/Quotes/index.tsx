import type {Testimonial} from '#src/content/schema/page';
import {CompanyMark} from '#src/ui/marks/CompanyMark';
import {Portrait} from '#src/ui/marks/Portrait';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type QuotesProps = {
  /** `content` has no quotation marks: they are added here. */
  quotes: readonly Testimonial[];
};

export type QuoteProps = {
  quote: Testimonial;
  /** Adds the industry after the role. */
  showIndustry?: boolean;
  className?: string | undefined;
};

/** A customer quote with author, role and company mark. */
export function Quote({quote, showIndustry = false, className}: QuoteProps): ReactNode {
  const {content, author, role, company, industry, portrait} = quote;
  return (
    <figure className={clsx(styles.quote, className)}>
      <blockquote>“{content}”</blockquote>
      <figcaption>
        {portrait !== undefined && <Portrait person={{name: author, portrait}} size={56} />}
        <Text>
          <b className={styles.author}>{author}</b> {role}
          {showIndustry && `\u00a0· ${industry}`}
        </Text>
        <CompanyMark company={company} className={styles.company} />
      </figcaption>
    </figure>
  );
}

/** Three customer quotes, all with a portrait or none, which phones swipe. */
export function Quotes({quotes}: QuotesProps): ReactNode {
  const hasPortraits = quotes.every(({portrait}) => portrait !== undefined);
  return (
    // Wider than phones, so keyboard users must be able to scroll it.
    <div className={styles.quotes} tabIndex={0} role="region" aria-label="Quotes">
      {quotes.map(({portrait, ...quote}) => (
        <Quote key={quote.author} quote={{...quote, ...(hasPortraits && portrait !== undefined && {portrait})}} />
      ))}
    </div>
  );
}

export type VoicesProps = {
  /** The first is large. */
  quotes: readonly Testimonial[];
  /** Below them, such as figures. */
  children?: ReactNode;
};

/** What customers say: one voice large across the page, and the others small below it. */
export function Voices({quotes: [first, ...others], children}: VoicesProps): ReactNode {
  return (
    <div className={styles.voices}>
      {first && <Quote quote={first} className={styles.first} />}
      {others.map((quote) => (
        <Quote key={quote.author} quote={quote} className={styles.other} />
      ))}
      {children}
    </div>
  );
}
