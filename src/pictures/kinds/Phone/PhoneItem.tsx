import {Art} from '#src/pictures/parts/Art';
import type {PhoneItem} from '#src/content/schema/pictures/work';
import {Icon} from '#src/ui/Icon';
import styles from './items.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** One item of a phone conversation. */
export function Item({item}: {item: PhoneItem}): ReactNode {
  if ('at' in item) return <span className={styles.at}>{item.at}</span>;
  if ('me' in item) return <span className={clsx(styles.bubble, styles.me)}>{item.me}</span>;
  if ('note' in item) {
    return (
      <span className={styles.note}>
        <Icon name="check" size={14} />
        {item.note}
      </span>
    );
  }
  if ('day' in item) {
    return (
      <span className={styles.card}>
        <span className={styles.date}>
          {item.day}
          <b>{item.date}</b>
        </span>
        <b>{item.title}</b>
        <small>{item.text}</small>
      </span>
    );
  }
  return (
    <span className={styles.bubble}>
      {item.art && <Art name={item.art} className={styles.art} />}
      {item.them}
    </span>
  );
}
