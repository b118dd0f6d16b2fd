import type {Customer} from '#src/content/schema/customers';
import type {StepChart} from '#src/world/schema/parts';

/** Maximum of an axis: the next round number above the highest value. */
function axisMax(values: readonly number[]): number {
  const highest = Math.max(...values);
  const step = highest > 50 ? 20 : highest > 20 ? 10 : highest > 10 ? 5 : 2;
  return Math.ceil((highest + 0.01) / step) * step;
}

/** The customer's main metric over time, as a step chart. */
export function chartOf({change: {what, values}}: Customer, labels: {start: string; now: string}): StepChart {
  const max = axisMax(values);
  return {
    title: what.charAt(0).toUpperCase() + what.slice(1),
    values: [...values],
    max,
    yLabels: [0, max / 2, max].map((at) => ({at, text: String(at)})),
    xLabels: [
      {at: 2, text: labels.start},
      {at: 98, text: labels.now},
    ],
  };
}
