import type {Step} from '#src/content/schema/page';
import {Heading} from '#src/ui/Heading';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type TextColumnsProps = {
  title: string;
  /** ID of the heading. */
  id?: string;
  items: readonly Step[];
};

/** A heading over columns of short texts, each under a rule. */
export function TextColumns({title, id, items}: TextColumnsProps): ReactNode {
  return (
    <>
      <SectionHead title={title} id={id} />
      <ul className={styles.columns}>
        {items.map((item) => (
          <li key={item.title} className={styles.column}>
            <Heading level={3}>{item.title}</Heading>
            <Text above="label">{item.description}</Text>
          </li>
        ))}
      </ul>
    </>
  );
}
