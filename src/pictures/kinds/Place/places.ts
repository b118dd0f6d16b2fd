import type {PlaceName} from '#src/world/schema/place';

export type Hour = 'night' | 'morning' | 'evening';

/** How a place is put in a hero: all have one height, and what is wider than the window is cut off left and right. */
type Placing = {
  hour: Hour;
  /** What stays in the middle of a narrow window, as a fraction of the width, and on phones if that differs. */
  focus: number;
  focusPhone?: number;
  /** The same on large screens, where the list in front covers the lower right. */
  focusWide?: number;
  /** Fraction of the height that is empty sky, which may be under the text above. */
  up: number;
  /** Tone of the background, if not the sky, and of the foreground, if not the ground. */
  back?: 'inside';
  foot?: 'sky';
};

export const places: Readonly<Record<PlaceName, Placing>> = {
  automotive: {hour: 'night', focus: 0.5, up: 0.1},
  content: {hour: 'night', focus: 0.47, up: 0, back: 'inside'},
  scale: {hour: 'morning', focus: 0.475, up: 0.16},
  hospitality: {hour: 'night', focus: 0.475, focusWide: 0.612, up: 0.03, foot: 'sky'},
  solar: {hour: 'morning', focus: 0.47, up: 0.08},
  street: {hour: 'evening', focus: 0.4965, focusPhone: 0.578, up: 0.04},
};
