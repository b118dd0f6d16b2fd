import {Bar, BarNote} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import {cssValues} from '#src/lib/css-values';
import type {DrawingOf} from '#src/content/schema/pictures/works';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

/** A table or spreadsheet, cropped at the right if too wide. */
export function Table({drawing: {title, chip, note, head, rows, look}}: {drawing: DrawingOf<'table'>}): ReactNode {
  return (
    <>
      <Bar title={title} end={note && <BarNote>{note}</BarNote>}>
        {chip && <Chip {...chip} />}
      </Bar>
      <div className={clsx(styles.table, look && styles[look])} style={cssValues({'--columns': head.length - 1})}>
        {head.map((name, index) => (
          <span key={`${name}${index}`} className={styles.head}>
            {name}
          </span>
        ))}
        {rows.map((cells) => (
          <Fragment key={cells.join()}>
            {cells.map((cell, index) => (
              <span key={index} className={clsx(cell.startsWith('*') && styles.on, index === 0 && styles.name)}>
                {cell.replace('*', '')}
              </span>
            ))}
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** Mapping of a file's columns to fields of the account. */
export function Mapping({drawing: {file, chip, note, rows, foot, button}}: {drawing: DrawingOf<'mapping'>}): ReactNode {
  return (
    <>
      <Bar title={file} end={<BarNote>{note}</BarNote>}>
        <Chip {...chip} />
      </Bar>
      <div className={styles.mapping}>
        {['Column in your file', '', 'Field in Scalewell', 'First value', 'Check'].map((name) => (
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
