import type {HelpContact} from '#src/content/schema/documentation';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type HelpContactsProps = {items: readonly HelpContact[]};

/** Ways to contact support. */
export function HelpContacts({items}: HelpContactsProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map(({icon, title, text, action}) => (
        <li key={title} className={styles.item}>
          <Icon name={icon} />
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <Text>{text}</Text>
          <ActionLink action={action} />
        </li>
      ))}
    </ul>
  );
}
