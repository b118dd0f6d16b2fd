import type {Action} from '#src/content/schema/page';
import {ActionRow} from '#src/ui/actions/ActionRow';
import {Heading} from '#src/ui/Heading';
import {spaceAbove} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type HeroProps = {
  /** Two lines; `marked` ends the second one and has a lime highlight. */
  title: {first: string; second: string; marked: string};
  lead: string;
  /** The first one is the primary button. */
  actions: readonly Action[];
  /** Product window at full width. */
  picture: ReactNode;
};

/** Hero of the home page: headline beside lead and buttons, then the product window at full width. */
export function Hero({title, lead, actions, picture}: HeroProps): ReactNode {
  return (
    <Section spacing="none" className={styles.hero}>
      <div className={styles.top}>
        <Heading level={1} look="display" className={styles.title}>
          <span className={styles.line}>{title.first}</span>{' '}
          <span className={styles.line}>
            {title.second} <span className={styles.marker}>{title.marked}</span>
          </span>
        </Heading>
        <div className={styles.side}>
          <Text look="lead" measure="wide">
            {lead}
          </Text>
          <div className={spaceAbove('card')}>
            <ActionRow actions={actions} />
          </div>
        </div>
      </div>
      <div className={styles.stage}>{picture}</div>
    </Section>
  );
}
