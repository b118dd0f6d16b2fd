import {cssValues} from '#src/lib/css-values';
import {Art} from '#src/pictures/parts/Art';
import {Icon} from '#src/ui/Icon';
import {CompanySymbol} from '#src/ui/marks/CompanyMark';
import type {PictureOf} from '#src/world/schema/picture';
import type {PhoneItem} from '#src/world/schema/work';
import items from './items.module.scss';
import styles from './styles.module.scss';
import story from '#src/pictures/parts/story.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** One item of the conversation. It appears in a scene of a story, or is always shown. */
function Item({item, arrives}: {item: PhoneItem; arrives: number | undefined}): ReactNode {
  const look = clsx(
    'at' in item && items.at,
    'them' in item && items.bubble,
    'me' in item && [items.bubble, items.me],
    'note' in item && items.note,
    'day' in item && items.card,
  );
  return (
    <span
      className={clsx(look, arrives !== undefined && story.arrive)}
      style={arrives === undefined ? undefined : cssValues({'--at': arrives})}
    >
      {'at' in item && item.at}
      {'them' in item && item.art && <Art name={item.art} className={items.art} />}
      {'them' in item && item.them}
      {'me' in item && item.me}
      {'note' in item && <Icon name="check" size={14} />}
      {'note' in item && item.note}
      {'day' in item && (
        <>
          <span className={items.date}>
            {item.day}
            <b>{item.date}</b>
          </span>
          <b>{item.title}</b>
          <small>{item.text}</small>
        </>
      )}
    </span>
  );
}

/** A conversation on the customer's phone, with the company's messages on the left. */
export function Phone({picture}: {picture: PictureOf<'phone'>}): ReactNode {
  const {label, firm, clock, items: shown, arrives = []} = picture;
  return (
    <div role="img" aria-label={label} className={styles.phone}>
      <div className={styles.screen}>
        <div className={styles.top}>
          {clock}
          <i />
          <i />
        </div>
        <div className={styles.firm}>
          <CompanySymbol company={firm} size={28} />
          <b>{firm}</b>
          <small>Text message</small>
        </div>
        <div className={styles.items}>
          {shown.map((item, index) => (
            <Item key={index} item={item} arrives={arrives[index]} />
          ))}
        </div>
        <div className={styles.write}>
          Text message <Icon name="arrow" size={14} />
        </div>
      </div>
    </div>
  );
}
