import type {Action} from '#src/content/schema/page';
import {ActionButton} from '#src/ui/actions/ActionButton';
import type {ButtonStyle} from '#src/ui/actions/Button/button-class';
import {cluster} from '#src/ui/layout';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ActionRowProps = {
  actions: readonly Action[];
  /** Look of the first button. The others are secondary. */
  first?: ButtonStyle['variant'];
  /** Further links after the buttons. */
  children?: ReactNode;
};

/** Large buttons in a line. Where they don't fit, they are below each other and have the same width. */
export function ActionRow({actions, first = 'primary', children}: ActionRowProps): ReactNode {
  return (
    <div className={cluster('row')}>
      {actions.map((action, index) => (
        <ActionButton
          key={action.label}
          action={action}
          variant={index === 0 ? first : 'secondary'}
          size="lg"
          className={styles.button}
        />
      ))}
      {children}
    </div>
  );
}
