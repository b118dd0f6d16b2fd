import type {CloseSeries} from './index';

import type {Picture} from '#src/mocks/types';

/** Adds each value to those before it. */
function addUp(values: readonly number[]): number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}

const toNumber = (text: string): number => Number(text.replace(/[^\d.]/g, '')) || 0;

/** The figures of a product picture as a series for the closing line, or nothing where it has none that add up. */
export function pictureSeries(picture: Picture): CloseSeries | undefined {
  switch (picture.kind) {
    case 'analytics':
      return {values: picture.chart.values};
    case 'board':
      return {values: addUp(picture.columns.map(({count}) => toNumber(count)))};
    case 'report':
      return {values: addUp(picture.bars.map(({share}) => share))};
    case 'week':
      return {values: addUp(picture.days.map(({slots}) => slots.filter((tone) => tone !== 'plain').length))};
    case 'booking':
      return {values: addUp(picture.open)};
    default:
      return undefined;
  }
}
