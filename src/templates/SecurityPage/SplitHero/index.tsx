import type {Action} from '#src/content/schema/page';
import {ActionRow} from '#src/ui/actions/ActionRow';
import {Heading} from '#src/ui/Heading';
import {grid, spaceAbove, stack} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SplitHeroProps = {
  title: string;
  lead: string;
  /** The first one is the primary button. */
  actions: readonly Action[];
  /** Right half: a product window or a list. */
  picture: ReactNode;
};

/** Hero of a top-level page: text in columns 1–6, picture in 7–12. */
export function SplitHero({title, lead, actions, picture}: SplitHeroProps): ReactNode {
  return (
    <Section spacing="none" className={styles.hero}>
      <div className={grid('group', {to: 7, above: 'group', align: 'center'})}>
        <div className={stack('card', {align: 'start'})}>
          <Heading level={1}>{title}</Heading>
          <Text look="lead" measure="wide">
            {lead}
          </Text>
          <div className={spaceAbove('label')}>
            <ActionRow actions={actions} />
          </div>
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    </Section>
  );
}
