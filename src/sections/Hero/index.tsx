import type {Action} from '#src/content/types';
import {ActionButton} from '#src/ui/ActionButton';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type HeroProps = {
  /** Two fixed lines; `marked` ends the second one and carries the lime marker. */
  title: {first: string; second: string; marked: string};
  lead: string;
  /** The first one is the primary button. */
  actions: readonly Action[];
  /** Product window over the full width. */
  picture: ReactNode;
  /** Small window that floats over the picture and places itself there (`mocks/HeroNote`). */
  note?: ReactNode;
  /** Stands under the picture. */
  children?: ReactNode;
};

/** Opening of the home page: display headline, lead and buttons in one row, then the product over the full width. */
export function Hero({title, lead, actions, picture, note, children}: HeroProps): ReactNode {
  return (
    <Section spacing="none" className={styles.hero}>
      <Heading level={1} look="display">
        <span className={styles.line}>{title.first}</span>{' '}
        <span className={styles.line}>
          {title.second} <span className={styles.marker}>{title.marked}</span>
        </span>
      </Heading>
      <div className={styles.side}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <ActionButton
              key={action.label}
              action={action}
              variant={index === 0 ? 'primary' : 'secondary'}
              size="lg"
            />
          ))}
        </div>
      </div>
      <div className={styles.stage}>
        {picture}
        {note}
      </div>
      {children}
    </Section>
  );
}
