/** A color of customers' artwork, from src/styles/tokens/_art.scss. */
export type ArtColor =
  | 'paper'
  | 'wash'
  | 'ink'
  | 'muted'
  | 'line'
  | 'gray'
  | 'deep'
  | 'green'
  | 'sage'
  | 'mist'
  | 'lime'
  | 'apricot'
  | 'peach'
  | 'clay'
  | 'white';

/** Artwork of 320 by 240, with parts from back to front. The first color fills the background. */
export type Artwork = readonly [ground: ArtColor, ...parts: (readonly [ArtColor, ...string[]])[]];

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

const round = (value: number): number => Math.round(value * 10) / 10;

/** A leaf or petal from one point to another. `width` is the distance of its control points from the straight line. */
export function leaf(x: number, y: number, toX: number, toY: number, width: number): string {
  const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2];
  const length = Math.hypot(toX - x, toY - y);
  const [sideX, sideY] = [(-(toY - y) / length) * width, ((toX - x) / length) * width];
  const left = `${round(middleX + sideX)} ${round(middleY + sideY)}`;
  const right = `${round(middleX - sideX)} ${round(middleY - sideY)}`;
  return `M${x} ${y}Q${left} ${toX} ${toY}Q${right} ${x} ${y}z`;
}

/** Petals around a point, rotated by `turn`, a fraction of one petal's angle. */
export function petals(x: number, y: number, length: number, count: number, turn = 0): string {
  return Array.from({length: count}, (_, at) => {
    const angle = ((at + turn) / count) * 2 * Math.PI;
    return leaf(
      x,
      y,
      Math.round(x + Math.cos(angle) * length),
      Math.round(y + Math.sin(angle) * length),
      length * 0.55,
    );
  }).join('');
}
