import type {Action, Feature} from '#src/content/schema/page';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type AddOn = Omit<Feature, 'to'> & {action: Action};

export type AddOnsProps = {
  items: readonly AddOn[];
};

/** Five columns separated by hairlines, each with its own link; rows on small screens. */
export function AddOns({items}: AddOnsProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.title} className={styles.item}>
          <Icon name={item.icon} className={styles.icon} />
          <Heading level={3} look="h4">
            {item.title}
          </Heading>
          <p className={styles.text}>{item.description}</p>
          <ActionLink action={item.action} className={styles.action} />
        </li>
      ))}
    </ul>
  );
}
