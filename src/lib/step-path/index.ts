/** A point in SVG units; y grows downward. */
export type Point = readonly [x: number, y: number];

/** The box of a series; `min` is the value at the bottom, `max` at the top. */
export type Scale = {width?: number; height?: number; min?: number; max: number};

/** Rounds to hundredths: precise enough, short markup, and identical on server and browser. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Distance of `value` from the top as a share of the box: 0 at `max`, 1 at `min`. Without a range, everything is at the
 * bottom.
 */
export function depth(value: number, {min = 0, max}: Pick<Scale, 'min' | 'max'>): number {
  return max === min ? 1 : (max - value) / (max - min);
}

/** Distance of `value` from the top in percent, for CSS positions. */
export function topPercent(value: number, scale: Pick<Scale, 'min' | 'max'>): number {
  return round(depth(value, scale) * 100);
}

function placed(values: readonly number[], {width = 100, height = 100, ...range}: Scale): Point[] {
  const gaps = Math.max(values.length - 1, 1);
  return values.map((value, index) => [round((width * index) / gaps), round(depth(value, range) * height)]);
}

/** Step path through the points: horizontal to the next x, then vertical to its y. Empty without points. */
export function stairs(points: readonly Point[]): string {
  return points.reduce((path, [x, y], index) => {
    const before = points[index - 1];
    if (!before) {
      return `M${x} ${y}`;
    }
    return path + (x === before[0] ? '' : `H${x}`) + (y === before[1] ? '' : `V${y}`);
  }, '');
}

/** Step line of a series: each value lasts until the next one; the last one is at the right edge. */
export function stepPath(values: readonly number[], scale: Scale): string {
  return stairs(placed(values, scale));
}

/** Area under a step line, closed along the bottom edge. */
export function stepArea(values: readonly number[], scale: Scale): string {
  return values.length === 0 ? '' : `${stepPath(values, scale)}V${scale.height ?? 100}H0Z`;
}

/** Straight line through a series. Only for targets; measured series are step lines. */
export function linePath(values: readonly number[], scale: Scale): string {
  return placed(values, scale).reduce((path, [x, y], index) => `${path}${index === 0 ? 'M' : 'L'}${x} ${y}`, '');
}

/** The area below a step line as a CSS `polygon()`, in percent of the box. */
export function stairsPolygon(points: readonly Point[], {width, height}: {width: number; height: number}): string {
  const corners = points.flatMap(([x, y], index): Point[] => {
    const before = points[index - 1];
    const turn: Point[] = before && before[1] !== y ? [[x, before[1]]] : [];
    return [...turn, [x, y]];
  });
  const outline: Point[] = [...corners, [points.at(-1)?.[0] ?? 0, height], [points[0]?.[0] ?? 0, height]];
  return `polygon(${outline.map(([x, y]) => `${round((x / width) * 100)}% ${round((y / height) * 100)}%`).join(', ')})`;
}
