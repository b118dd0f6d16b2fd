import type {KindProps} from '#src/pictures/kind-props';
import {CompanySymbol} from '#src/ui/marks/CompanyMark';
import {Icon} from '#src/ui/Icon';
import {Item} from './PhoneItem';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A conversation on the customer's phone, with the company's messages on the left. */
export function Phone({picture: {label, firm, clock, items, arrives = []}}: KindProps<'phone'>): ReactNode {
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
          {items.map((item, index) => (
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
