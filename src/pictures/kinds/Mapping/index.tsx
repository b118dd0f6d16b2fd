import {Bar, BarNote} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

/** Mapping of a file's columns to fields of the account. */
export function Mapping({picture: {file, chip, note, rows, foot, button}}: {picture: PictureOf<'mapping'>}): ReactNode {
  return (
    <>
      <Bar title={file} end={<BarNote>{note}</BarNote>}>
        <Chip {...chip} />
      </Bar>
      <div className={styles.mapping}>
        {['Column in your file', '', 'Field in your account', 'First value', 'Check'].map((name) => (
          <span key={name} className={styles.head}>
            {name}
          </span>
        ))}
        {rows.map(({from, to, sample, check}) => (
          <Fragment key={from}>
            <code>{from}</code>
            <span className={styles.arrow}>
              <Icon name="arrow" size={14} />
            </span>
            <span>
              <span className={clsx(styles.field, check.tone === 'waiting' && styles.open)}>
                {to} <Icon name="chevron-down" size={14} />
              </span>
            </span>
            <span className={textStyles.quiet}>{sample}</span>
            <span>
              <Chip {...check} />
            </span>
          </Fragment>
        ))}
      </div>
      <p className={styles.foot}>
        {foot}
        <DrawnButton label={button} />
      </p>
    </>
  );
}
