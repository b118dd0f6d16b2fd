import type {PanelButton, PanelRow} from '#src/content/schema/pictures/panel';
import type {InnerPicture} from '#src/content/schema/pictures/picture';
import {Bar} from '#src/pictures/parts/Bar';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import {Control} from './Control';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

function Mark({number}: {number: number | undefined}): ReactNode {
  return number === undefined ? null : <span className={styles.mark}>{number}</span>;
}

function Row({row}: {row: PanelRow}): ReactNode {
  const {control, label, mark, isNew} = row;
  const isToggle = control === 'switch' || control === 'check';
  return (
    <div className={clsx(styles.row, isToggle && styles.toggle, (mark !== undefined || isNew) && styles.marked)}>
      <span className={styles.label}>
        {label}
        {isToggle && row.value !== undefined && <span className={styles.note}>{row.value}</span>}
      </span>
      <Control row={row} />
      <Mark number={mark} />
    </div>
  );
}

function Press({button: {label, mark}, isMain}: {button: PanelButton; isMain: boolean}): ReactNode {
  return (
    <span className={clsx(styles.press, mark !== undefined && styles.marked)}>
      <DrawnButton label={label} look={isMain ? 'solid' : 'outline'} />
      <Mark number={mark} />
    </span>
  );
}

/** A settings panel or dialog for a guide, with step numbers on its controls. */
export function Panel({picture: {title, tool, rows, buttons = []}}: {picture: InnerPicture<'panel'>}): ReactNode {
  return (
    <>
      <Bar title={title} end={tool && <Press button={tool} isMain={buttons.length === 0} />} />
      <div className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </div>
      {buttons.length > 0 && (
        <div className={styles.foot}>
          {buttons.map((button, at) => (
            <Press key={button.label} button={button} isMain={at === buttons.length - 1} />
          ))}
        </div>
      )}
    </>
  );
}
