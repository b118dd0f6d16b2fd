import {Art} from '#src/pictures/parts/Art';
import {Chrome} from '#src/pictures/parts/Chrome';
import {CompanyMark} from '#src/ui/marks/CompanyMark';
import type {PictureOf} from '#src/world/schema/picture';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

function Cart({count, lines, total}: PictureOf<'shop'>['cart']): ReactNode {
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

/** A product page of a store, beside the open cart. */
export function Shop({picture}: {picture: PictureOf<'shop'>}): ReactNode {
  const {address, firm, art, item, options, review, cart} = picture;
  return (
    <>
      <Chrome address={address} />
      <div className={styles.shop}>
        <div className={styles.page}>
          <CompanyMark company={firm} className={styles.firm} />
          <div className={styles.product}>
            <Art name={art} className={styles.art} />
            <div className={styles.details}>
              <b className={styles.name}>{item.name}</b>
              <b>{item.price}</b>
              <p>{item.text}</p>
              {options.map((choices) => (
                <p key={choices.join()} className={styles.options}>
                  {choices.map((choice) => (
                    <span key={choice} className={clsx(choice.startsWith('*') && styles.chosen)}>
                      {choice.replace('*', '')}
                    </span>
                  ))}
                </p>
              ))}
              <span className={styles.button}>Add to cart</span>
              <p>{item.stock}</p>
              <p className={styles.review}>
                <b>{review.text}</b>
                {review.by}
              </p>
            </div>
          </div>
        </div>
        <Cart {...cart} />
      </div>
    </>
  );
}
