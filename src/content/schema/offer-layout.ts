import type {Picture} from '#src/world/schema/picture';
import type {PlacePicture} from '#src/world/schema/place';
import type {Signature} from './signature';

/**
 * Layout variants of offer pages: services, solutions and industries. Each page names its own;
 * tests/sample/content/families.test.ts checks that no two neighbors in a menu look the same.
 */

/** What a page opens with. */
export type HeroArt =
  /** One window across the column, cropped by the next section; a phone can overlap its right end. */
  | {kind: 'wide'; picture: Picture; phone?: Picture}
  /** A window next to the text, cropped at the right edge of the screen. */
  | {kind: 'bleed'; picture: Picture}
  /** Before and after: the "before" window is partly behind the other one. */
  | {kind: 'pair'; before: {tag: string; picture: Picture}; after: {tag: string; picture: Picture}}
  /** A phone in front of the desktop app, on a colored background that also contains the text. */
  | {kind: 'duo'; ground: 'warm' | 'mint'; phone: Picture; desk: Picture}
  /** A place across the whole window, with a list in front of it, and a phone on large screens. */
  | {kind: 'full'; place: PlacePicture; front?: readonly [list: Picture, phone?: Picture]}
  /** One large number and the line that leads to it, full width on the band. */
  | {
      kind: 'figure';
      label: string;
      figure: string;
      title: string;
      text: string;
      /** Heights of the line, from left to right. */
      values: readonly number[];
      marks: readonly string[];
      stats: readonly {figure: string; label: string}[];
    };

/**
 * What follows the hero, and how. `voice`: the signature, what customers say, the features. `features`: two features with
 * pictures, the signature, figures and voices. `tall`: the signature, the features beside one tall picture.
 */
export type OfferRecipe = 'voice' | 'features' | 'tall';

/** The page's figures at the bottom of its closing band. The last row is highlighted. */
export type ClosingChart = {caption: string; label: string} & (
  | {kind: 'bars' | 'columns' | 'pair' | 'steps'; rows: readonly {name: string; value: number; shown: string}[]}
  | {kind: 'squares'; total: number; on: readonly number[]; names?: readonly string[]}
  | {kind: 'weeks'; weeks: number; rows: readonly {name: string; from: number; to: number}[]}
);

/** How a page is composed. */
export type OfferLayout = {
  signature: Signature;
  recipe: OfferRecipe;
};
