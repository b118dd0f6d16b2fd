import {Bar} from '#src/pictures/parts/Bar';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import {Icon} from '#src/ui/Icon';
import type {PanelButton, PanelRow} from '#src/world/schema/panel';
import type {InnerPicture} from '#src/world/schema/picture';
import styles from './styles.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The drawn control of a row. */
function Control({row}: {row: PanelRow}): ReactNode {
  switch (row.control) {
    case 'choice':
      return (
        <span className={styles.options}>
          {row.options.map((option) => (
            <span key={option} className={clsx(styles.option, option === row.chosen && styles.chosen)}>
              {option}
            </span>
          ))}
        </span>
      );
    case 'field':
    case 'menu':
      return (
        <span className={styles.field}>
          {row.value}
          {row.control === 'menu' && <Icon name="chevron-down" size={14} />}
        </span>
      );
    case 'line':
      return <span className={textStyles.quiet}>{row.value}</span>;
    case 'switch':
      return <span className={clsx(styles.switch, row.on && styles.on)} />;
    case 'check':
      return (
        <span className={clsx(styles.check, row.on && styles.on)}>{row.on && <Icon name="check" size={14} />}</span>
      );
  }
}

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
