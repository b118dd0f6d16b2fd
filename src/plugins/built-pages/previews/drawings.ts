import type {Stat} from '#src/content/schema/page';
import {drawCover} from '#src/lib/cover-art/index';
import {canvas, type Shape, shapeElements} from '#src/lib/cover-art/shapes';
import {type Point, stairs} from '#src/lib/step-path/index';
import type {Tokens} from '#src/lib/style-tokens';
import type {Picture} from './picture';

import type {CSSProperties} from 'react';

/** An element as satori expects it: what JSX would create, without React. */
export type DrawnElement = {type: string; props: Record<string, unknown>};

type Child = DrawnElement | string | undefined | false;

/** A box; satori lays out each one as a flex container. */
export function box(style: CSSProperties, ...children: readonly Child[]): DrawnElement {
  const shown = children.filter((child) => child !== undefined && child !== false);
  return {type: 'div', props: {style: {display: 'flex', ...style}, children: shown}};
}

/** An SVG element. */
export function draw(type: string, props: Record<string, unknown>, ...children: readonly DrawnElement[]): DrawnElement {
  return {type, props: {...props, children: [...children]}};
}

type Paints = Record<Shape['paint'] | 'ground', string>;

/** Frames, lines and rings are outlines; src/pictures/Cover draws the same with CSS. */
function drawShape({shape, paint, ...attributes}: Shape, paints: Paints): DrawnElement {
  const color = paints[paint];
  const isFilled = shape === 'block' || shape === 'dot';
  const outline = {fill: shape === 'frame' ? paints.ground : 'none', stroke: color, strokeWidth: 3};
  return draw(shapeElements[shape], {...(isFilled ? {fill: color} : outline), ...attributes});
}

const coverSize = {width: canvas.width * 0.95, height: canvas.height * 0.95} as const;

/** An article's cover, as on its page. */
export function drawArticleCover({slug, category}: NonNullable<Picture['cover']>, color: Tokens): DrawnElement {
  const {palette, shapes} = drawCover(slug, category);
  const of = (name: string): string => color(`cover-${palette}-${name}`);
  const paints = {ground: of('ground'), rule: of('rule'), ink: of('ink'), accent: of('accent')};
  const {width, height} = coverSize;
  return box(
    {width, height, borderRadius: 20, overflow: 'hidden', backgroundColor: paints.ground, flexShrink: 0},
    draw(
      'svg',
      {width, height, viewBox: `0 0 ${canvas.width} ${canvas.height}`},
      ...shapes.map((shape) => drawShape(shape, paints)),
    ),
  );
}

/** Figures side by side between hairlines, like a page's stat strip. */
export function drawFigureStrip(figures: readonly Stat[], color: Tokens): DrawnElement {
  const edge = `2px solid ${color('line-2')}`;
  return box(
    {width: '100%', borderTop: edge},
    ...figures.map(({figure, label}, index) =>
      box(
        {
          flexDirection: 'column',
          flexGrow: 1,
          flexBasis: 0,
          padding: index === 0 ? '22px 24px 0 0' : '22px 24px 0 28px',
          ...(index > 0 && {borderLeft: edge}),
        },
        box({fontSize: 64, lineHeight: 1, letterSpacing: '-0.04em', fontWeight: 600, color: color('brand')}, figure),
        box({fontSize: 25, lineHeight: 1.2, marginTop: 10, textWrap: 'balance', color: color('muted')}, label),
      ),
    ),
  );
}

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

const lineWidth = 1200;
const pitch = 20;

export type StepLine = {line: string; rule: string; end: string};

const height = 190;

/** The step line across the foot: rules below it, the lime square at its end. */
export function drawStepLine({line, rule, end}: StepLine): DrawnElement {
  const points = course.map(([x, share]): Point => [x, Math.round(share * height)]);
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  const heightAt = (x: number): number => points.findLast(([start]) => start <= x)?.[1] ?? height;
  const rules = Array.from({length: Math.floor(lastX / pitch)}, (_, index) => (index + 1) * pitch);
  return draw(
    'svg',
    {
      width: lineWidth,
      height,
      viewBox: `0 0 ${lineWidth} ${height}`,
      style: {position: 'absolute', left: 0, bottom: 0},
    },
    draw('path', {
      d: rules.map((x) => `M${x} ${heightAt(x) + 8}V${height}`).join(''),
      stroke: rule,
      'stroke-width': 1.5,
    }),
    draw('path', {d: stairs(points), stroke: line, 'stroke-width': 4, fill: 'none'}),
    draw('rect', {x: lastX - 13, y: lastY - 13, width: 26, height: 26, rx: 6, fill: end}),
  );
}
