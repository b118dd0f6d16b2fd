import type {Random} from './random';

/** The three colors a shape may take; the fourth of a palette is the ground. */
export type Paint = 'rule' | 'ink' | 'accent';

export type Shape =
  | {shape: 'block'; paint: Paint; x: number; y: number; width: number; height: number; radius?: number}
  | {shape: 'frame'; paint: Paint; x: number; y: number; width: number; height: number; radius: number}
  | {shape: 'line'; paint: Paint; path: string; weight: number}
  | {shape: 'ring'; paint: Paint; x: number; y: number; radius: number; weight: number}
  | {shape: 'dot'; paint: Paint; x: number; y: number; radius: number};

/** Size of every cover in its own units. */
export const canvas = {width: 480, height: 300} as const;

/** A way of drawing a cover. Exactly one of the shapes it returns has the accent color. */
export type Drawing = (random: Random) => Shape[];
