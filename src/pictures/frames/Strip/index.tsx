import {cssValues} from '#src/lib/css-values';
import {Choice} from '#src/pictures/frames/Choice';
import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Picture} from '#src/pictures/Picture';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

/** Pictures on one line, of which the chosen one is raised and in view. More than four have arrows. */
export function Strip({frame: {pictures}, id}: FrameProps<'strip'>): ReactNode {
  const steps = pictures.length;
  const arrow = (from: number, to: number): ReactNode => {
    const className = clsx(styles.arrow, to < from && styles.back);
    if (to < 1 || to > steps) return <span data-scene={from} className={clsx(className, styles.off)} />;
    return (
      <label htmlFor={`${id}-${to}`} data-scene={from} className={className}>
        {to}
      </label>
    );
  };
  return (
    <div className={styles.strip}>
      <div className={styles.view}>
        <div className={styles.track} style={cssValues({'--steps': steps})}>
          {pictures.map((picture, index) => (
            <div
              key={picture.label}
              data-lit={index + 1}
              className={clsx(styles.item, picture.kind === 'phone' && styles.device)}
            >
              <Picture picture={picture} bare />
              <Choice id={id} step={index + 1} />
            </div>
          ))}
        </div>
      </div>
      {steps > 4 && (
        // Hidden from screen readers, because they do the same as the radio buttons.
        <div className={styles.arrows} aria-hidden="true">
          {pictures.map(({label}, index) => (
            <Fragment key={label}>
              {arrow(index + 1, index)}
              <b data-scene={index + 1}>
                {index + 1} of {steps}
              </b>
              {arrow(index + 1, index + 2)}
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}
