import {type Artwork, box, disc, leaf, oval} from './shapes';

/** Artwork of workplaces and documents. */
export const places = {
  fund: [
    'mist',
    ['white', box(40, 36, 240, 168)],
    ['sage', box(64, 150, 26, 36), box(104, 130, 26, 56), box(144, 112, 26, 74), box(184, 92, 26, 94)],
    ['green', box(224, 66, 26, 120)],
    ['apricot', 'M64 126 250 46l3 8-186 80z'],
  ],
  plan: [
    'wash',
    ['deep', 'M44 36h232v168H44zM52 44v152h216V44z', box(150, 44, 8, 84), box(150, 120, 118, 8), box(52, 128, 62, 8)],
    ['peach', box(64, 56, 60, 44)],
    ['lime', box(174, 56, 80, 52)],
    ['sage', oval(210, 162, 34, 18), leaf(80, 180, 120, 150, 12)],
  ],
  library: [
    'deep',
    ['green', box(-900, 186, 2120, 54)],
    ['sage', box(24, 60, 108, 8), box(24, 116, 108, 8)],
    ['apricot', box(34, 30, 12, 30), box(76, 84, 12, 32)],
    ['lime', box(50, 36, 10, 24), box(34, 90, 14, 26)],
    ['peach', box(64, 26, 14, 34), box(52, 82, 10, 34)],
    ['clay', box(186, 150, 118, 10), box(198, 160, 8, 44), box(284, 160, 8, 44)],
    ['wash', box(216, 104, 56, 46)],
  ],
  piano: [
    'wash',
    ['peach', box(0, 194, 320, 46)],
    ['deep', 'M66 64h140v120H66z', box(54, 120, 164, 24)],
    ['white', box(60, 126, 152, 12)],
    [
      'ink',
      box(78, 126, 5, 7),
      box(96, 126, 5, 7),
      box(124, 126, 5, 7),
      box(142, 126, 5, 7),
      box(170, 126, 5, 7),
      box(188, 126, 5, 7),
    ],
    ['clay', box(48, 184, 176, 10), disc(76, 202, 10), disc(196, 202, 10)],
    ['green', 'M246 110q34 0 34 44v40h-62v-30z'],
    ['apricot', disc(254, 92, 20)],
  ],
} as const satisfies Readonly<Record<string, Artwork>>;
