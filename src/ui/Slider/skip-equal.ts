import type {SliderScale} from '#src/lib/slider-scale';

const keys: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1};

/** Skips positions that print the same number. The browser then takes the last step. */
export function skipEqual(range: HTMLInputElement, key: string, scale: SliderScale): void {
  const step = keys[key];
  if (step === undefined) return;
  const from = scale.toValue(range.valueAsNumber);
  let at = range.valueAsNumber;
  while (at + step > 0 && at + step < scale.steps && scale.toValue(at + step) === from) at += step;
  range.value = `${at}`;
}
