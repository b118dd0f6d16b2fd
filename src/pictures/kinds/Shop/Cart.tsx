import {Art} from '#src/pictures/parts/Art';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The shopping cart of a store. */
export function Cart({cart: {count, lines, total}}: {cart: PictureOf<'shop'>['cart']}): ReactNode {
  return (
    <div className={styles.cart}>
      <p className={styles.line}>
        <b>Your cart</b>
        {count}
      </p>
      {lines.map(({art, name, note, price}) => (
        <p key={name} className={styles.item}>
          <Art name={art} />
          <b>{name}</b>
          <b>{price}</b>
          <span>{note}</span>
        </p>
      ))}
      <p className={styles.line}>
        Shipping <b>Free</b>
      </p>
      <p className={styles.line}>
        <b>Total</b> <b>{total}</b>
      </p>
      <span className={styles.button}>Check out</span>
    </div>
  );
}
