import {canvas, type Drawing, type Shape} from './shapes';

import {stairs, type Point} from '../step-path';

const {width, height} = canvas;

/** Three step lines; the front one climbs highest and ends in the accent color. */
export const drawSteps: Drawing = (random) => {
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
export const drawRules: Drawing = (random) => {
  const accent = random.whole(4, 8);
  return Array.from({length: 11}, (_, index): Shape => {
    const length = random.whole(90, 400);
    const quiet = random.between(0, 1) >= 0.4;
    const paint = index === accent ? 'accent' : quiet ? 'rule' : 'ink';
    return {shape: 'line', paint, d: `M36 ${24 + index * 25}h${length}`, strokeWidth: 9};
  });
};

/** Rings around a point, one of them highlighted. */
export const drawArcs: Drawing = (random) => {
  const [x, y] = [width - random.whole(70, 150), height + 10];
  const found = random.whole(2, 4);
  const radius = (index: number) => 44 + index * 38;
  const rings = Array.from({length: 9}, (_, index): Shape => {
    const near = index === found;
    return {shape: 'ring', paint: near ? 'ink' : 'rule', cx: x, cy: y, r: radius(index), strokeWidth: near ? 9 : 2.5};
  });
  const top = y - radius(found) - 13;
  return [...rings, {shape: 'block', paint: 'accent', x: x - 13, y: top, width: 26, height: 26, rx: 6}];
};
