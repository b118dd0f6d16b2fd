import type {SliderScale} from '#src/lib/slider-scale';
import {FieldError} from '#src/ui/Field';
import rangeStyles from './range.module.scss';
import {skipEqual} from './skip-equal';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
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
  error?: string | undefined;
  /** Puts the slider between label and field, where there is room. */
  inline?: boolean;
  /** Below the slider, such as its marks. */
  children?: ReactNode;
};

/**
 * One number as a slider and a field. Both are uncontrolled and follow each other; the field has the name, the unit and the
 * error. Without JavaScript the field shows the first number, and there is no slider.
 */
export function Slider({id, name, label, letter, hint, unit, start, scale, error, ...rest}: SliderProps): ReactNode {
  const {print = String, describe = (value) => `${unit === '$' ? '$' : ''}${print(value)}${unit === '%' ? '%' : ''}`} =
    rest;
  const {input, inline = false, children} = rest;
  const field = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(start);
  const follow = (): void => {
    const number = Number(field.current?.value.replaceAll(',', ''));
    if (!scale || Number.isNaN(number)) return;
    if (range.current) range.current.value = `${scale.toPosition(number)}`;
    setValue(number);
  };
  const move = (): void => {
    if (!scale || !range.current || !field.current) return;
    const number = scale.toValue(range.current.valueAsNumber);
    field.current.value = print(number);
    setValue(number);
  };
  // A visitor may have dragged the slider before React was live, or a browser restored the number in the field.
  const begin = useEffectEvent(() => {
    const isDragged = Math.abs((range.current?.valueAsNumber ?? 0) - (scale?.toPosition(start) ?? 0)) >= 0.5;
    const isTyped = field.current?.value !== field.current?.defaultValue;
    (isDragged && !isTyped ? move : follow)();
  });
  useEffect(() => {
    begin();
  }, []);
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  const style: CSSProperties & Record<'--at', number> = {'--at': scale ? scale.toPosition(value) / scale.steps : 0};
  return (
    <div className={clsx(styles.slider, inline && styles.inline)}>
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
          ref={field}
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={print(start)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={notes.join(' ') || undefined}
          {...input}
          onInput={(event) => {
            follow();
            input?.onInput?.(event);
          }}
        />
        {unit === '%' && <span aria-hidden="true">%</span>}
      </span>
      {scale && (
        <input
          ref={range}
          type="range"
          className={clsx(rangeStyles.range, styles.range)}
          style={style}
          max={scale.steps}
          defaultValue={scale.toPosition(start)}
          aria-label={label}
          aria-valuetext={describe(value)}
          onInput={move}
          onKeyDown={(event) => skipEqual(event, scale)}
        />
      )}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
