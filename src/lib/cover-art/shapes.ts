import type {Random} from './random';

/** The colors a shape can have; the fourth color of a palette is the background. */
export type Paint = 'rule' | 'ink' | 'accent';

export type Shape =
  | {shape: 'block'; paint: Paint; x: number; y: number; width: number; height: number; radius?: number}
  | {shape: 'frame'; paint: Paint; x: number; y: number; width: number; height: number; radius: number}
  | {shape: 'line'; paint: Paint; path: string; weight: number}
  | {shape: 'ring'; paint: Paint; x: number; y: number; radius: number; weight: number}
  | {shape: 'dot'; paint: Paint; x: number; y: number; radius: number};

/** Size of every cover in SVG units. */
export const canvas = {width: 480, height: 300} as const;

/** Draws a cover. Exactly one returned shape has the accent color. */
export type Drawing = (random: Random) => Shape[];
