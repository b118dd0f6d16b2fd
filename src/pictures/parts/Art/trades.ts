import {type ArtColor, type Artwork, box, disc, oval} from './shapes';

const round = (value: number): number => Math.round(value * 10) / 10;

/** Scales and moves a path. Its subpaths must start with an absolute `M` and be relative after that. */
const moved = (path: string, scale: number, x: number, y: number): string =>
  path.replaceAll(/M([\d.]+) ([\d.]+)|-?[\d.]+/g, (number, toX?: string, toY?: string) =>
    toX === undefined
      ? String(round(Number(number) * scale))
      : `M${round(Number(toX) * scale + x)} ${round(Number(toY) * scale + y)}`,
  );

/** A car from the side, 160 wide, with its wheels at y = 175. */
function car(body: ArtColor, glass: ArtColor, scale = 1, x = 0, y = 0): readonly (readonly [ArtColor, ...string[]])[] {
  const at = (path: string) => moved(path, scale, x, y);
  const wheels = (radius: number) =>
    [124, 212].map((middle) => disc(round(middle * scale + x), round(160 * scale + y), round(radius * scale)));
  return [
    [
      body,
      at(
        'M84 160c-4 0-5-2-5-5l1-11c1-6 4-8 10-9l27-3 20-16c3-3 6-4 10-4h58c5 0 8 1 10 4l13 15 21 3c7 1 10 4 11 10l1 10c0 4-1 6-4 6z',
      ),
    ],
    [glass, at('M125 132l16-13c2-2 4-2 6-2h22v15zM174 117h32c5 0 7 1 9 4l8 11h-49z')],
    ['ink', ...wheels(15)],
    ['lime', ...wheels(4), at('M238 140h8v7h-8z')],
    ['apricot', at('M80 142h6v6h-6z')],
  ];
}

/** Artwork of customers' cars, houses and clothes. */
export const trades = {
  car: ['mist', ['sage', box(0, 172, 320, 68)], ...car('green', 'mist')],
  carFront: [
    'mist',
    ['sage', box(0, 190, 320, 50)],
    ['green', 'M92 118 116 70h88l24 48 8 12v62H84v-62z'],
    ['mist', 'M108 116 124 80h72l16 36z'],
    ['ink', box(92, 186, 34, 22), box(194, 186, 34, 22), box(124, 148, 72, 16)],
    ['lime', oval(104, 146, 12, 8), oval(216, 146, 12, 8)],
    ['white', box(142, 172, 36, 12)],
  ],
  carBack: [
    'wash',
    ['peach', box(0, 190, 320, 50)],
    ['green', 'M88 106 108 68h104l20 38 4 14v70H84v-70z'],
    ['mist', 'M106 104 120 76h80l14 28z'],
    ['ink', box(92, 186, 34, 22), box(194, 186, 34, 22)],
    ['clay', box(90, 120, 22, 16), box(208, 120, 22, 16)],
    ['white', box(138, 146, 44, 14)],
  ],
  shirt: [
    'wash',
    ['green', 'M116 62 92 74 66 118l26 14 10-16v84h116v-84l10 16 26-14-26-44-24-12q-44 34-88 0z'],
    ['deep', 'M132 62q28 22 56 0l8 4q-36 34-72 0z', box(158, 96, 4, 104)],
    ['lime', disc(160, 116, 3), disc(160, 142, 3), disc(160, 168, 3)],
  ],
} as const satisfies Readonly<Record<string, Artwork>>;
