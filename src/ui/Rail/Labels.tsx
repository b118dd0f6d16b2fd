import {cssValues} from '#src/lib/css-values';
import styles from './labels.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A step of a rail. */
export type RailStep = {
  /** A time, a week or a date. */
  when?: string;
  /** On phones, where there is no `when`. */
  short?: string;
  title: string;
};

export type RailLabelsProps = {
  /** ID of the rail: the radio button of the first step has `${id}-1`. */
  id: string;
  steps: readonly RailStep[];
  titles?: boolean;
  className?: string | undefined;
};

/** Labels of a rail's radio buttons on one line, with a lime square at the current step. On phones they are short. */
export function RailLabels({id, steps, titles = true, className}: RailLabelsProps): ReactNode {
  return (
    <div
      className={clsx(styles.labels, className)}
      style={cssValues({'--steps': steps.length})}
      // The captions have the same titles.
      data-unindexed=""
    >
      {steps.map(({when, short, title}, index) => (
        <label
          key={title}
          htmlFor={`${id}-${index + 1}`}
          data-label={index + 1}
          className={styles.label}
          style={cssValues({'--at': index + 1})}
        >
          {when !== undefined && <span>{when}</span>}
          {short !== undefined && <span className={styles.short}>{short}</span>} {titles && <b>{title}</b>}
        </label>
      ))}
      <i className={styles.square} />
    </div>
  );
}
