import type {Feature} from '#src/content/schema/page';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type DetailListsProps = {
  lists: readonly {title: string; text?: string; items: readonly Feature[]}[];
};

/** Lists side by side, each with a heading, for more detail than a grid allows. */
export function DetailLists({lists}: DetailListsProps): ReactNode {
  return (
    <div className={styles.lists}>
      {lists.map(({title, text, items}) => (
        <div key={title}>
          <Heading level={2} look="h3">
            {title}
          </Heading>
          {text !== undefined && <Text above="pair">{text}</Text>}
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.title}>
                <Icon name={item.icon} className={styles.icon} />
                <Heading level={3} look="h4">
                  {item.title}
                </Heading>
                <Text look="note">{item.description}</Text>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
