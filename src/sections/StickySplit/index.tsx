import type {Action} from '#src/content/schema/page';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from '#src/ui/split.module.scss';

import type {ReactNode} from 'react';

export type StickySplitProps = {
  title: string;
  text?: string;
  action?: Action;
  /** ID of the heading. */
  id?: string;
  /** The long content on the right, such as a list or a product window. */
  children: ReactNode;
};

/** Sticky heading on the left, long content on the right. */
export function StickySplit({title, text, action, id, children}: StickySplitProps): ReactNode {
  return (
    <div className={styles.split}>
      <div className={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {text !== undefined && (
          <Text above="text" measure="narrow">
            {text}
          </Text>
        )}
        {action && (
          <Text above="text" measure="narrow">
            <ActionLink action={action} arrow />
          </Text>
        )}
      </div>
      <div>{children}</div>
    </div>
  );
}
