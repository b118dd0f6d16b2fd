/** How a slider's positions, from 0 to `steps`, map to numbers. */
export type SliderScale = {
  steps: number;
  toPosition: (value: number) => number;
  toValue: (position: number) => number;
};

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** From 0 to `most`, by equal steps. */
export function evenScale(most: number, step = 1): SliderScale {
  const steps = Math.round(most / step);
  return {
    steps,
    toPosition: (value) => between(Math.round(value / step), 0, steps),
    toValue: (position) => position * step,
  };
}

/** Positions in each zone. */
const zone = 100;

/** Zones of equal width, each up to one of `ends`. Numbers are rounded to a power of ten that suits their zone. */
export function zoneScale(ends: readonly number[], least = 0): SliderScale {
  const steps = ends.length * zone;
  const edges = [0, ...ends];
  const edge = (at: number): number => edges[at] ?? 0;
  return {
    steps,
    toPosition: (value) => {
      const at = ends.findIndex((end) => value <= end);
      if (at === -1) return steps;
      return between(zone * (at + (value - edge(at)) / (edge(at + 1) - edge(at))), 0, steps);
    },
    toValue: (position) => {
      const at = Math.min(Math.floor(position / zone), ends.length - 1);
      const length = edge(at + 1) - edge(at);
      const unit = 10 ** Math.max(0, Math.round(Math.log10(length / zone)));
      const value = edge(at) + (length * (position - at * zone)) / zone;
      return Math.max(least, Math.round(value / unit) * unit);
    },
  };
}
