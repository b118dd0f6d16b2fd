import type {Step} from '#src/content/schema/page';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import styles from './trades.module.scss';

import type {ReactNode} from 'react';

export type TradesProps = {title: string; aside?: string; items: readonly Step[]};

/** The trades of the “other industries” page, in two columns. */
export function Trades({title, aside, items}: TradesProps): ReactNode {
  return (
    <Section id="trades" rule>
      <SectionHead title={title} aside={aside} />
      <ul className={styles.trades}>
        {items.map((item) => (
          <li key={item.title}>
            <Heading level={3} look="h4">
              {item.title}
            </Heading>
            <Text look="note" above="pair" measure="wide">
              {item.description}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
