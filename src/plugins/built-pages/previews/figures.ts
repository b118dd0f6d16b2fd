import type {Stat} from '#src/content/types';
import {drawCover} from '#src/lib/cover-art/index';
import {canvas, type Shape} from '#src/lib/cover-art/shapes';
import type {Tokens} from '#src/lib/style-tokens';
import {box, draw, type DrawnElement} from './elements';
import type {Picture} from './picture';

type Paints = Record<Shape['paint'] | 'ground', string>;

function drawShape(shape: Shape, paints: Paints): DrawnElement {
  const paint = paints[shape.paint];
  switch (shape.shape) {
    case 'block':
    case 'frame': {
      const {x, y, width, height, radius = 0} = shape;
      const look = shape.shape === 'block' ? {fill: paint} : {fill: paints.ground, stroke: paint, 'stroke-width': 3};
      return draw('rect', {x, y, width, height, rx: radius, ...look});
    }
    case 'line':
      return draw('path', {d: shape.path, fill: 'none', stroke: paint, 'stroke-width': shape.weight});
    case 'ring':
      return draw('circle', {
        cx: shape.x,
        cy: shape.y,
        r: shape.radius,
        fill: 'none',
        stroke: paint,
        'stroke-width': shape.weight,
      });
    case 'dot':
      return draw('circle', {cx: shape.x, cy: shape.y, r: shape.radius, fill: paint});
  }
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
