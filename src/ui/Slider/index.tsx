import type {SliderScale} from '#src/lib/slider-scale';
import {filledAttribute} from '../names';
import {sliderAttribute} from './connect';
import rangeStyles from './range.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ComponentProps, CSSProperties, ReactNode} from 'react';

export type SliderProps = {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  /** Before the label: the letter used in formulas. */
  letter?: string;
  hint?: string | undefined;
  unit?: '$' | '%' | undefined;
  start: number;
  /** Without one there is only the field. */
  scale?: SliderScale | undefined;
  /** Prints a number in the field. */
  print?: (value: number) => string;
  /** The number in words, as a screen reader announces it at the slider. */
  describe?: (value: number) => string;
  /** Attributes of the field. */
  input?: ComponentProps<'input'>;
  /** Puts the slider between label and field, where there is room. */
  inline?: boolean;
  /** Below the slider, such as its marks. */
  children?: ReactNode;
};

/** The number of a slider in words. */
export const describeWithUnit = (unit: SliderProps['unit'], value: number): string =>
  `${unit === '$' ? '$' : ''}${value}${unit === '%' ? '%' : ''}`;

/**
 * One number as a slider and a field; the field has the name, the unit and the error. This is plain HTML: in an island,
 * `useSliders` makes both follow each other. Without JavaScript the field shows the first number, and there is no slider.
 */
export function Slider({id, name, label, letter, hint, unit, start, scale, ...rest}: SliderProps): ReactNode {
  const {print = String, describe = (value) => describeWithUnit(unit, value), input, inline = false, children} = rest;
  const style: CSSProperties & Record<'--at', number> = {'--at': scale ? scale.toPosition(start) / scale.steps : 0};
  return (
    <div className={clsx(styles.slider, inline && styles.inline)} {...{[sliderAttribute]: ''}}>
      <label htmlFor={id}>
        {letter !== undefined && <i>{letter}</i>} {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <span className={styles.field}>
        {unit === '$' && <span aria-hidden="true">$</span>}
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={print(start)}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          {...input}
        />
        {unit === '%' && <span aria-hidden="true">%</span>}
      </span>
      {scale && (
        <input
          type="range"
          className={clsx(rangeStyles.range, styles.range)}
          style={style}
          max={scale.steps}
          defaultValue={scale.toPosition(start)}
          aria-label={label}
          aria-valuetext={describe(start)}
        />
      )}
      {children}
      <div {...{[filledAttribute]: 'error'}} />
    </div>
  );
}
