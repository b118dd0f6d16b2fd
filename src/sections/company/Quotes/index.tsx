import type {Testimonial} from '#src/content/schema/page';
import {grid} from '#src/ui/layout';
import {CompanyMark} from '#src/ui/marks/CompanyMark';
import {Portrait} from '#src/ui/marks/Portrait';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type QuotesProps = {
  /** `content` has no quotation marks: they are added here. */
  quotes: readonly Testimonial[];
  /** `lead`: the first one large, the others beside it; `row`: columns under a rule; `single`: one, large. */
  layout: 'lead' | 'row' | 'single';
  /** Adds the industry after the role. */
  showIndustry?: boolean;
};

export type QuoteProps = {
  quote: Testimonial;
  showIndustry?: boolean;
  large?: boolean;
  className?: string | undefined;
};

/** A customer quote with author, role and company mark. */
export function Quote({quote, showIndustry = false, large = false, className}: QuoteProps): ReactNode {
  const {content, author, role, company, industry, portrait} = quote;
  return (
    <figure className={clsx(styles.quote, large && styles.large, className)}>
      <blockquote>
        <p>“{content}”</p>
      </blockquote>
      <figcaption>
        {portrait !== undefined && <Portrait person={{name: author, portrait}} size={56} />}
        <div>
          <p className={styles.author}>{author}</p>
          <Text>
            {role}
            {showIndustry && `\u00a0· ${industry}`}
          </Text>
        </div>
        <CompanyMark company={company} className={styles.company} />
      </figcaption>
    </figure>
  );
}

/** Customer quotes in one of three layouts. */
export function Quotes({quotes, layout, showIndustry = false}: QuotesProps): ReactNode {
  const figures = quotes.map((quote, index) => (
    <Quote
      key={`${quote.author} ${quote.content}`}
      quote={quote}
      showIndustry={showIndustry}
      large={layout === 'single' || (layout === 'lead' && index === 0)}
    />
  ));
  if (layout !== 'lead') return <div className={styles[layout]}>{figures}</div>;
  const [first, ...others] = figures;
  return (
    <div className={grid('group', {to: 8, from: 9})}>
      {first}
      <div className={styles.side}>{others}</div>
    </div>
  );
}
