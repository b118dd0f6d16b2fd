import type {Testimonial} from '#src/content/schema/page';
import {CompanyMark} from '#src/ui/marks/CompanyMark';
import {Portrait} from '#src/ui/marks/Portrait';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

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

export type VoicesProps = {
  /** The first is large. `content` has no quotation marks: they are added here. */
  quotes: readonly Testimonial[];
  showIndustry?: boolean;
  /** Below them, such as figures. */
  children?: ReactNode;
};

/** What customers say: one voice large across the page, and the others small below it. */
export function Voices({quotes: [first, ...others], showIndustry = false, children}: VoicesProps): ReactNode {
  return (
    <div className={styles.voices}>
      {first && <Quote quote={first} showIndustry={showIndustry} className={styles.first} />}
      {others.map((quote) => (
        <Quote key={quote.author} quote={quote} showIndustry={showIndustry} className={styles.other} />
      ))}
      {children}
    </div>
  );
}
