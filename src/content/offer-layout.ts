import type {OfferPicture} from '#src/pictures/drawings';
import type {ArtName} from '#src/pictures/parts/Art/scenes';

/**
 * Layout variants of offer pages: services, solutions and industries. Each page chooses its variants, so no two
 * neighbors in a menu look the same (tests/content/compositions.test.ts).
 */

/** What a page opens with. */
export type HeroArt =
  /** One window across the column, cut by the next section; a phone may lie over its right end. */
  | {kind: 'wide'; picture: OfferPicture; phone?: OfferPicture}
  /** A window next to the text, cut off at the right edge of the screen. */
  | {kind: 'bleed'; picture: OfferPicture}
  /** The state before, half behind the state after. */
  | {kind: 'pair'; before: {tag: string; picture: OfferPicture}; after: {tag: string; picture: OfferPicture}}
  /** A phone in front of a desk, on a ground of color, with the words in it. */
  | {kind: 'duo'; ground: 'warm' | 'mint' | 'sunken'; phone: OfferPicture; desk: OfferPicture}
  /** A scene from edge to edge on the band, with one or two windows before it. */
  | {kind: 'full'; scene: ArtName; left: OfferPicture; right: OfferPicture}
  /** One number and the line that leads to it, from edge to edge on the band. */
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

/** How an offer works, in illustrated steps, hours or weeks. Neighbors in a menu must have different kinds. */
export type OfferProcess = {
  kind: 'climb' | 'board' | 'hours' | 'desks' | 'strip' | 'trace' | 'path' | 'file' | 'weeks';
  title: string;
  aside?: string;
  items: readonly IllustratedStep[];
};

export type IllustratedStep = {
  /** A clock time, a week, a date. */
  when?: string;
  title: string;
  description: string;
  picture: OfferPicture;
};

/** Sections between the opening and the questions, in the order of the page. */
export type OfferSection = 'process' | 'features' | 'facts' | 'quotes' | 'fit';

/** A page's own figures, on the lower edge of the band that ends it. The last row is lit. */
export type ClosingChart = {caption: string; label: string} & (
  | {kind: 'bars' | 'columns' | 'pair' | 'steps'; rows: readonly {name: string; value: number; shown: string}[]}
  | {kind: 'squares'; total: number; on: readonly number[]}
  | {kind: 'weeks'; weeks: number; rows: readonly {name: string; from: number; to: number}[]}
);

/** How a page is composed. */
export type OfferLayout = {
  process: OfferProcess;
  order: readonly OfferSection[];
  /** Side of the large picture among the features. */
  grid: 'left' | 'right';
};
