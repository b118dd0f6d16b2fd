import {type Point, stairs} from '../step-path';
import {createRandom, hashText} from './random';
import {canvas, type Drawing, type Shape} from './shapes';

const {width, height} = canvas;

/** A grid of 12 by 8 squares, about a quarter filled, with one in the accent color. */
const drawGrid: Drawing = (random) => {
  const [column, row] = [random.whole(6, 9), random.whole(2, 5)];
  return Array.from({length: 96}, (_, index): Shape => {
    const [i, j] = [Math.floor(index / 8), index % 8];
    const taken = random.between(0, 1) < 0.26;
    const paint = i === column && j === row ? 'accent' : taken ? 'ink' : 'rule';
    return {shape: 'block', paint, x: i * 40 + 4, y: j * 40 - 6, width: 32, height: 32, rx: 6};
  });
};

/** Sixteen columns that mostly grow; one of the last four has the accent color. */
const drawBars: Drawing = (random) => {
  const count = 16;
  return Array.from({length: count}, (_, index): Shape => {
    const tall = 46 + index * 12 + random.whole(-26, 26);
    const paint = index === count - 2 ? 'accent' : index > count - 5 ? 'ink' : 'rule';
    return {shape: 'block', paint, x: 24 + index * 27.5, y: height - tall, width: 19, height: tall};
  });
};

/** Six chat bubbles, with one unread mark. */
const drawBubbles: Drawing = (random) => {
  const ours = new Set([1, random.whole(2, 3), 4]);
  return Array.from({length: 6}, (_, index): Shape[] => {
    const length = random.whole(130, 270);
    const isOurs = ours.has(index);
    const [x, y] = [isOurs ? width - 36 - length : 36, 26 + index * 44];
    const bubble: Shape = {shape: 'block', paint: isOurs ? 'ink' : 'rule', x, y, width: length, height: 34, rx: 12};
    const mark: Shape = {shape: 'block', paint: 'accent', x: x - 26, y: y + 10, width: 14, height: 14, rx: 4};
    return index === 4 ? [bubble, mark] : [bubble];
  }).flat();
};

/** Three workflow nodes on a dotted canvas; the last one has the accent color. */
const drawFlow: Drawing = (random) => {
  const [wide, high] = [150, 52];
  const dots = Array.from({length: 126}, (_, index): Shape => ({
    shape: 'dot',
    paint: 'rule',
    cx: 16 + (index % 14) * 34,
    cy: 14 + Math.floor(index / 14) * 34,
    r: 1.6,
  }));
  const wires = 'M115 92V148H150M225 174V230H260M190 66H484M300 148H484';
  const nodes = [0, 1, 2].flatMap((index): Shape[] => {
    const [x, y] = [40 + index * 110, 40 + index * 82];
    const paint = index === 2 ? 'accent' : 'rule';
    return [
      {shape: 'frame', paint: 'ink', x, y, width: wide, height: high, rx: 12},
      {shape: 'block', paint, x: x + 14, y: y + 15, width: 22, height: 22, rx: 5},
      {shape: 'line', paint: 'ink', d: `M${x + 50} ${y + high / 2}h${random.whole(46, 82)}`, strokeWidth: 5},
    ];
  });
  return [...dots, {shape: 'line', paint: 'ink', d: wires, strokeWidth: 3}, ...nodes];
};

/** Three step lines; the front one climbs highest and ends in the accent color. */
const drawSteps: Drawing = (random) => {
  let end = 0;
  const lines = [2, 1, 0].map((rank): Shape => {
    const count = 8 - rank;
    const [from, to] = [height - 34 - rank * 12, 74 + rank * 54];
    const rise = (step: number) => from + (to - from) * (step / count) ** 1.35 + random.between(-7, 7);
    const across = (step: number) => 10 + (width - 140 + rank * 10) * (step / count) ** 0.92;
    const points = Array.from({length: count + 1}, (_, step): Point => [
      step === 0 ? -4 : Math.round(across(step)),
      Math.round(rise(step)),
    ]);
    end = points.at(-1)?.[1] ?? to;
    points.push([rank === 0 ? width - 64 : width + 4, end]);
    return {shape: 'line', paint: rank === 0 ? 'ink' : 'rule', d: stairs(points), strokeWidth: rank === 0 ? 4 : 2.5};
  });
  return [...lines, {shape: 'block', paint: 'accent', x: width - 75, y: end - 11, width: 22, height: 22, rx: 5}];
};

/** Eleven lines of different lengths, like the fields of a record. */
const drawRules: Drawing = (random) => {
  const accent = random.whole(4, 8);
  return Array.from({length: 11}, (_, index): Shape => {
    const length = random.whole(90, 400);
    const quiet = random.between(0, 1) >= 0.4;
    const paint = index === accent ? 'accent' : quiet ? 'rule' : 'ink';
    return {shape: 'line', paint, d: `M36 ${24 + index * 25}h${length}`, strokeWidth: 9};
  });
};

/** Rings around a point, one of them highlighted. */
const drawArcs: Drawing = (random) => {
  const [x, y] = [width - random.whole(70, 150), height + 10];
  const accentRing = random.whole(2, 4);
  const radius = (index: number) => 44 + index * 38;
  const rings = Array.from({length: 9}, (_, index): Shape => {
    const near = index === accentRing;
    return {shape: 'ring', paint: near ? 'ink' : 'rule', cx: x, cy: y, r: radius(index), strokeWidth: near ? 9 : 2.5};
  });
  const top = y - radius(accentRing) - 13;
  return [...rings, {shape: 'block', paint: 'accent', x: x - 13, y: top, width: 26, height: 26, rx: 6}];
};

/** Palette number in styles/tokens/_covers.scss. */
export type Palette = 0 | 1 | 2 | 3 | 4 | 5;

export type CoverArt = {palette: Palette; shapes: Shape[]};

type Kind = {category: string; draw: Drawing; palettes: readonly [Palette, ...Palette[]]};

/** The drawing of each category, and the palettes that suit it. */
const kinds: readonly [Kind, ...Kind[]] = [
  {category: 'Sales', draw: drawSteps, palettes: [0, 2, 5]},
  {category: 'Automation', draw: drawFlow, palettes: [3, 4, 5]},
  {category: 'Booking', draw: drawGrid, palettes: [2, 0]},
  {category: 'CRM', draw: drawRules, palettes: [1, 3]},
  {category: 'SEO', draw: drawArcs, palettes: [5, 0, 4]},
  {category: 'Reporting', draw: drawBars, palettes: [0, 2]},
  {category: 'Messaging', draw: drawBubbles, palettes: [4, 1, 5]},
];

function pick<Item>(items: readonly [Item, ...Item[]], number: number): Item {
  return items[number % items.length] ?? items[0];
}

/**
 * Draws an article's cover. The same slug and category always give the same picture; an unknown category is drawn by
 * slug.
 */
export function drawCover(slug: string, category: string): CoverArt {
  const hash = hashText(slug);
  const named = kinds.find((kind) => kind.category.toLowerCase() === category.toLowerCase());
  const kind = named ?? pick(kinds, hash);
  return {palette: pick(kind.palettes, hash >>> 8), shapes: kind.draw(createRandom(hash))};
}
