import type {Stat, Testimonial} from '#src/content/schema/page';
import {FactList} from '#src/ui/FactList';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ResultsProps = {
  quote: Testimonial;
  stats: readonly Stat[];
  /** Note under promotional figures. */
  note: string;
};

/** The end of an industry's day: a customer's quote beside the figures. */
export function Results({quote: {content, author, role, company}, stats, note}: ResultsProps): ReactNode {
  return (
    <div className={styles.results}>
      <h3>
        <VisuallyHidden>Results</VisuallyHidden>
      </h3>
      <figure>
        <blockquote>“{content}”</blockquote>
        <figcaption>
          <b>{author}</b>, {role.charAt(0).toLowerCase() + role.slice(1)}, {company}
        </figcaption>
      </figure>
      <div>
        <FactList facts={stats.map(({figure, label}) => ({label, value: figure}))} className={styles.figures} />
        <Text look="caption" above="row">
          {note}
        </Text>
      </div>
    </div>
  );
}
