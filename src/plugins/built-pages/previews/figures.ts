import type {Stat} from '#src/content/types';
import {drawCover} from '#src/lib/cover-art/index';
import {canvas, shapeElements, type Shape} from '#src/lib/cover-art/shapes';
import type {Tokens} from '#src/lib/style-tokens';
import {box, draw, type DrawnElement} from './elements';
import type {Picture} from './picture';

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
