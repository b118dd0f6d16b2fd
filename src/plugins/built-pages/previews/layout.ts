import type {Tokens} from '#src/lib/style-tokens';
import {box, draw, drawArticleCover, drawFigureStrip, type DrawnElement, drawStepLine} from './drawings';
import type {Picture} from './picture';

/** The size that Facebook, LinkedIn, Slack and X show without cropping. */
export const pictureSize = {width: 1200, height: 630} as const;

const edge = 64;

/** Maximum title length, in characters, per font size: two lines, or four next to a cover. */
const titleSizes: readonly [letters: number, size: number][] = [
  [38, 92],
  [48, 78],
  [60, 66],
  [80, 54],
  [Infinity, 46],
];
const titleSizesBesideCover: readonly [letters: number, size: number][] = [
  [24, 76],
  [34, 66],
  [60, 54],
  [Infinity, 46],
];

function drawBrand(name: string, ink: string, color: Tokens): DrawnElement {
  return box(
    {alignItems: 'center', gap: 14},
    draw(
      'svg',
      {width: 44, height: 44, viewBox: '0 0 32 32'},
      draw('rect', {width: 32, height: 32, rx: 8, fill: color('brand')}),
      draw('path', {d: 'M6.5 24.5h7v-7h7v-7', fill: 'none', stroke: color('on-brand'), 'stroke-width': 3}),
      draw('rect', {x: 17.5, y: 5.5, width: 8, height: 8, rx: 2, fill: color('lime')}),
    ),
    box({fontSize: 32, fontWeight: 600, letterSpacing: '-0.03em', color: ink}, name),
  );
}

const headline = {lineHeight: 1.06, letterSpacing: '-0.036em', fontWeight: 600, textWrap: 'balance'} as const;

const lead = {fontSize: 31, lineHeight: 1.36, marginTop: 26, maxWidth: 800, textWrap: 'balance'} as const;

/** A phone number stays on one line. */
const keepNumbers = (text: string): string =>
  text.replace(/\+\d[\d ()-]+\d/g, (number) => number.replaceAll(' ', '\u00a0'));

const hasFigures = ({title, text = '', figures}: Picture): boolean => figures.length > 0 || /\d/.test(title + text);

/** The title, with its text, figures or cover. */
function drawMessage({title, text, ground, figures, cover}: Picture, color: Tokens): DrawnElement {
  const onBand = ground === 'band';
  const sizes = cover === undefined ? titleSizes : titleSizesBesideCover;
  const largest = figures.length > 0 ? 66 : Infinity;
  const fontSize = Math.min(sizes.find(([letters]) => title.length <= letters)?.[1] ?? 46, largest);
  const ink = color(onBand ? 'band-ink' : 'ink');
  return box(
    {justifyContent: 'space-between', alignItems: 'flex-start', padding: `50px ${edge}px 0`, gap: 48},
    box(
      {flexDirection: 'column', flexGrow: 1, flexBasis: 0},
      box({fontSize, ...headline, color: ink}, title),
      text !== undefined && box({...lead, color: color(onBand ? 'band-muted' : 'muted')}, keepNumbers(text)),
      figures.length > 0 && box({marginTop: 34}, drawFigureStrip(figures, color)),
    ),
    cover !== undefined && drawArticleCover(cover, color),
  );
}

/** The picture of a page as a tree for satori. */
export function layOutPreview(picture: Picture, siteName: string, color: Tokens): DrawnElement {
  const onBand = picture.ground === 'band';
  return box(
    {
      ...pictureSize,
      flexDirection: 'column',
      position: 'relative',
      backgroundColor: color(onBand ? 'band' : 'paper'),
      fontFamily: 'Instrument Sans',
    },
    // Below figures it would look like their chart.
    !hasFigures(picture) &&
      drawStepLine({
        line: color(onBand ? 'cover-0-ink' : 'data-1'),
        rule: color(onBand ? 'band-line' : 'line'),
        end: color('lime'),
      }),
    box(
      {justifyContent: 'space-between', alignItems: 'center', padding: `${edge - 8}px ${edge}px 0`},
      drawBrand(siteName, color(onBand ? 'band-ink' : 'ink'), color),
      box({fontSize: 28, color: color(onBand ? 'band-muted' : 'muted')}, picture.section),
    ),
    drawMessage(picture, color),
  );
}
