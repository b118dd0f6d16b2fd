import {stairs, type Point} from '#src/lib/step-path/index';
import {draw, type DrawnElement} from './elements';

/** The stairs of the closing band (src/pictures/charts/CloseLine): across in pixels, down as a share of the height. */
const course: readonly Point[] = [
  [0, 0.9],
  [140, 0.83],
  [255, 0.85],
  [360, 0.74],
  [490, 0.67],
  [590, 0.69],
  [700, 0.53],
  [805, 0.43],
  [905, 0.33],
  [1000, 0.18],
  [1092, 0.18],
];

const width = 1200;
const pitch = 20;

export type StepLine = {height: number; line: string; rule: string; end: string};

/** The step line across the foot: rules below it, the lime square at its end. */
export function drawStepLine({height, line, rule, end}: StepLine): DrawnElement {
  const points = course.map(([x, share]): Point => [x, Math.round(share * height)]);
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  const heightAt = (x: number): number => points.findLast(([start]) => start <= x)?.[1] ?? height;
  const rules = Array.from({length: Math.floor(lastX / pitch)}, (_, index) => (index + 1) * pitch);
  return draw(
    'svg',
    {width, height, viewBox: `0 0 ${width} ${height}`, style: {position: 'absolute', left: 0, bottom: 0}},
    draw('path', {
      d: rules.map((x) => `M${x} ${heightAt(x) + 8}V${height}`).join(''),
      stroke: rule,
      'stroke-width': 1.5,
    }),
    draw('path', {d: stairs(points), stroke: line, 'stroke-width': 4, fill: 'none'}),
    draw('rect', {x: lastX - 13, y: lastY - 13, width: 26, height: 26, rx: 6, fill: end}),
  );
}
