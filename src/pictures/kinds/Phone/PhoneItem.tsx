import {cssValues} from '#src/lib/css-values';
import {Art} from '#src/pictures/parts/Art';
import story from '#src/pictures/parts/story.module.scss';
import type {PhoneItem} from '#src/content/schema/pictures/work';
import {Icon} from '#src/ui/Icon';
import styles from './items.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Look and content of an item. */
function draw(item: PhoneItem): {look: string; content: ReactNode} {
  if ('at' in item) return {look: clsx(styles.at), content: item.at};
  if ('me' in item) return {look: clsx(styles.bubble, styles.me), content: item.me};
  if ('note' in item) {
    const content = (
      <>
        <Icon name="check" size={14} />
        {item.note}
      </>
    );
    return {look: clsx(styles.note), content};
  }
  if ('day' in item) {
    const content = (
      <>
        <span className={styles.date}>
          {item.day}
          <b>{item.date}</b>
        </span>
        <b>{item.title}</b>
        <small>{item.text}</small>
      </>
    );
    return {look: clsx(styles.card), content};
  }
  const content = (
    <>
      {item.art && <Art name={item.art} className={styles.art} />}
      {item.them}
    </>
  );
  return {look: clsx(styles.bubble), content};
}

/** One item of a phone conversation. It appears in a scene of a story, or is always shown. */
export function Item({item, arrives}: {item: PhoneItem; arrives: number | undefined}): ReactNode {
  const {look, content} = draw(item);
  return (
    <span
      className={clsx(look, arrives !== undefined && story.arrive)}
      style={arrives === undefined ? undefined : cssValues({'--at': arrives})}
    >
      {content}
    </span>
  );
}
