import {drawArcs, drawBars, drawBubbles, drawFlow, drawGrid, drawRules, drawSteps} from './drawings';
import {createRandom, hashText} from './random';
import type {Drawing, Shape} from './shapes';

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
