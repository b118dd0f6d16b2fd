/** A point in the units of the drawing, y downwards. */
export type Point = readonly [x: number, y: number];

/** The box a series is drawn into; `min` is the value on the bottom edge, `max` the one on the top edge. */
export type Scale = {width?: number; height?: number; min?: number; max: number};

/** Hundredths are enough for a line, keep the markup short and print alike on server and browser. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Share of the box between the top edge and `value`: 0 at `max`, 1 at `min`. A scale without range lies on the bottom. */
export function depth(value: number, {min = 0, max}: Pick<Scale, 'min' | 'max'>): number {
  return max === min ? 1 : (max - value) / (max - min);
}

/** Distance from the top edge to `value` in percent, for labels and end-points placed by CSS. */
export function topPercent(value: number, scale: Pick<Scale, 'min' | 'max'>): number {
  return round(depth(value, scale) * 100);
}

function placed(values: readonly number[], {width = 100, height = 100, ...range}: Scale): Point[] {
  const gaps = Math.max(values.length - 1, 1);
  return values.map((value, index) => [round((width * index) / gaps), round(depth(value, range) * height)]);
}

/** Stairs through given points: level to the next x, then up or down to its y. Empty without points. */
export function stairs(points: readonly Point[]): string {
  return points.reduce((path, [x, y], index) => {
    const before = points[index - 1];
    if (!before) {
      return `M${x} ${y}`;
    }
    return path + (x === before[0] ? '' : `H${x}`) + (y === before[1] ? '' : `V${y}`);
  }, '');
}

/** Step line of a series: each value holds until the next one; the last is reached on the right edge. */
export function stepPath(values: readonly number[], scale: Scale): string {
  return stairs(placed(values, scale));
}

/** The area under a step line, closed along the bottom edge. */
export function stepArea(values: readonly number[], scale: Scale): string {
  return values.length === 0 ? '' : `${stepPath(values, scale)}V${scale.height ?? 100}H0Z`;
}

/** Straight line through a series: targets only, a measured series is always a step line. */
export function linePath(values: readonly number[], scale: Scale): string {
  return placed(values, scale).reduce((path, [x, y], index) => `${path}${index === 0 ? 'M' : 'L'}${x} ${y}`, '');
}

/** The ground below stairs as a CSS `polygon()`, in percent of a box of the given size. */
export function stairsPolygon(points: readonly Point[], {width, height}: {width: number; height: number}): string {
  const corners: Point[] = [];
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1];
    if (before && before[1] !== y) {
      corners.push([x, before[1]]);
    }
    corners.push([x, y]);
  }
  const first = corners[0];
  const last = corners.at(-1);
  if (!first || !last) {
    return 'polygon(0% 100%)';
  }
  const outline: Point[] = [...corners, [last[0], height], [first[0], height]];
  return `polygon(${outline.map(([x, y]) => `${round((x / width) * 100)}% ${round((y / height) * 100)}%`).join(', ')})`;
}
