import type {Random} from './random';

/** The colors a shape can have; the fourth color of a palette is the background. */
export type Paint = 'rule' | 'ink' | 'accent';

/** SVG element of each kind of shape. */
export const shapeElements = {block: 'rect', frame: 'rect', line: 'path', ring: 'circle', dot: 'circle'} as const;

/** A kind of shape, its color, and the attributes of its SVG element. */
export type Shape = {paint: Paint} & (
  | {shape: 'block'; x: number; y: number; width: number; height: number; rx?: number}
  | {shape: 'frame'; x: number; y: number; width: number; height: number; rx: number}
  | {shape: 'line'; d: string; strokeWidth: number}
  | {shape: 'ring'; cx: number; cy: number; r: number; strokeWidth: number}
  | {shape: 'dot'; cx: number; cy: number; r: number}
);

/** Size of every cover in SVG units. */
export const canvas = {width: 480, height: 300} as const;

/** Draws a cover. Exactly one returned shape has the accent color. */
export type Drawing = (random: Random) => Shape[];
