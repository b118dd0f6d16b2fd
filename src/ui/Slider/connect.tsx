import {isPlainKey} from '#src/lib/plain-press';
import type {SliderScale} from '#src/lib/slider-scale';
import {FieldError} from '#src/ui/Field';
import {filledAttribute} from '../names';

import {type ReactNode, useEffect} from 'react';
import {createPortal} from 'react-dom';

const keys: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1};

/** Skips positions that print the same number. The browser then takes the last step. */
function skipEqual(range: HTMLInputElement, key: string, scale: SliderScale): void {
  const step = keys[key];
  if (step === undefined) return;
  const from = scale.toValue(range.valueAsNumber);
  let at = range.valueAsNumber;
  while (at + step > 0 && at + step < scale.steps && scale.toValue(at + step) === from) at += step;
  range.value = `${at}`;
}

/** The slider that a field is in. */
export const sliderAttribute = 'data-slider';

const findSlider = (field: Element): Element | null => field.closest(`[${sliderAttribute}]`);

export type SliderNumber = {
  name: string;
  start: number;
  /** Without one there is only the field. */
  scale?: SliderScale | undefined;
  /** Prints a number in the field. */
  print: (value: number) => string;
  /** The number in words, as a screen reader announces it at the slider. */
  describe: (value: number) => string;
};

/** Makes a field and its slider follow each other, until the signal. */
function connect(field: HTMLInputElement, {start, scale, print, describe}: SliderNumber, signal: AbortSignal): void {
  const range = findSlider(field)?.querySelector<HTMLInputElement>('[type=range]');
  if (!scale || !range) return;
  const show = (number: number): void => {
    range.style.setProperty('--at', `${scale.toPosition(number) / scale.steps}`);
    range.setAttribute('aria-valuetext', describe(number));
  };
  const follow = (): void => {
    const number = Number(field.value.replaceAll(',', ''));
    if (Number.isNaN(number)) return;
    range.value = `${scale.toPosition(number)}`;
    show(number);
  };
  const move = (): void => {
    const number = scale.toValue(range.valueAsNumber);
    field.value = print(number);
    show(number);
  };
  // A visitor may have dragged the slider before this runs, or a browser restored the number in the field.
  const isDragged = Math.abs(range.valueAsNumber - scale.toPosition(start)) >= 0.5;
  (isDragged && field.value === field.defaultValue ? move : follow)();
  field.addEventListener('input', follow, {signal});
  range.addEventListener('input', move, {signal});
  range.addEventListener(
    'keydown',
    (event) => {
      if (isPlainKey(event)) skipEqual(range, event.key, scale);
    },
    {signal},
  );
}

/** Makes the sliders of a form follow its fields, and the other way around. */
export function useSliders(form: HTMLFormElement | null, numbers: readonly SliderNumber[]): void {
  useEffect(() => {
    const stop = new AbortController();
    for (const number of numbers) {
      const field = form?.elements.namedItem(number.name);
      if (field instanceof HTMLInputElement) connect(field, number, stop.signal);
    }
    return () => {
      stop.abort();
    };
  }, [form, numbers]);
}

export type SliderErrorProps = {form: HTMLFormElement; name: string; children: string};

/** What to do about the number of a slider in this form. */
export function SliderError({form, name, children}: SliderErrorProps): ReactNode {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  const id = `${field.id}-error`;
  useEffect(() => {
    const hint = field.getAttribute('aria-describedby');
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', [hint, id].filter(Boolean).join(' '));
    return () => {
      field.removeAttribute('aria-invalid');
      if (hint === null) field.removeAttribute('aria-describedby');
      else field.setAttribute('aria-describedby', hint);
    };
  }, [field, id]);
  const place = findSlider(field)?.querySelector(`[${filledAttribute}]`);
  return place && createPortal(<FieldError id={id}>{children}</FieldError>, place);
}
