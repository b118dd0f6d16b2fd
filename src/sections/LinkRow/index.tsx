import type {Action} from '#src/content/types';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type LinkRowProps = {
  title: string;
  text: string;
  action: Action;
  /** ID of the heading. */
  id?: string | undefined;
};

/** One call to action in a row between hairlines: heading, text and link. */
export function LinkRow({title, text, action, id}: LinkRowProps): ReactNode {
  return (
    <div className={styles.row}>
      <Heading level={2} look="h3" id={id}>
        {title}
      </Heading>
      <Text measure="wide">{text}</Text>
      <div className={styles.action}>
        <ActionLink action={action} arrow />
      </div>
    </div>
  );
}
