import {Chrome} from '#src/pictures/parts/Chrome';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A checkout page with form and order summary. */
export function Checkout({picture: {address, fields, payments, order}}: {picture: PictureOf<'checkout'>}): ReactNode {
  return (
    <>
      <Chrome address={address} />
      <div className={styles.checkout}>
        <div className={styles.form}>
          {fields.map(([name, value]) => (
            <p key={name}>
              <b>{name}</b>
              <span className={styles.field}>{value}</span>
            </p>
          ))}
          <p>
            <b>Pay with</b>
            {payments.map((payment, index) => (
              <span key={payment} className={clsx(styles.payment, index === 0 && styles.chosen)}>
                <i />
                {payment}
              </span>
            ))}
          </p>
          <DrawnButton label={`Pay ${order.total}`} className={styles.pay} />
        </div>
        <div className={styles.order}>
          <b>{order.title}</b>
          {order.lines.map(([name, value]) => (
            <p key={name}>
              {name} <span>{value}</span>
            </p>
          ))}
          <p className={styles.total}>
            <b>Total</b> <b>{order.total}</b>
          </p>
          <span className={textStyles.quiet}>{order.note}</span>
        </div>
      </div>
    </>
  );
}
