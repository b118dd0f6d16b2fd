import type {Testimonial} from '#src/content/types';
import {Initials, type InitialsProps} from '#src/ui/Initials';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type QuotesProps = {
  /** `content` without quotation marks: they are set here. */
  quotes: readonly Testimonial[];
  /** `lead`: the first one large with the others beside it; `row`: columns under a rule; `single`: one, large. */
  layout: 'lead' | 'row' | 'single';
  /** Ends the line under the name with the industry. */
  showIndustry?: boolean;
};

const tones: readonly NonNullable<InitialsProps['tone']>[] = ['mint', 'apricot', 'lime'];

export type QuoteProps = {
  quote: Testimonial;
  tone: InitialsProps['tone'];
  showIndustry?: boolean;
  large?: boolean;
  className?: string | undefined;
};

/** One customer's words, and who says them. */
export function Quote({quote, tone, showIndustry = false, large = false, className}: QuoteProps): ReactNode {
  return (
    <figure className={clsx(styles.quote, large && styles.large, className)}>
      <blockquote>
        <p>“{quote.content}”</p>
      </blockquote>
      <figcaption>
        <Initials name={quote.author} {...(tone && {tone})} />
        <div>
          <p className={styles.author}>{quote.author}</p>
          <p className={styles.role}>
            {quote.role}, {quote.company}
            {showIndustry && `\u00a0· ${quote.industry}`}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}

/** What customers say, in one of three layouts. */
export function Quotes({quotes, layout, showIndustry = false}: QuotesProps): ReactNode {
  const figures = quotes.map((quote, index) => (
    <Quote
      key={`${quote.author} ${quote.content}`}
      quote={quote}
      tone={tones[index % tones.length]}
      showIndustry={showIndustry}
      large={layout === 'single' || (layout === 'lead' && index === 0)}
    />
  ));
  if (layout !== 'lead') return <div className={styles[layout]}>{figures}</div>;
  const [first, ...others] = figures;
  return (
    <div className={styles.lead}>
      {first}
      <div className={styles.side}>{others}</div>
    </div>
  );
}
