/** A CSS variable of src/styles/tokens. Its value is read from the page, never typed here. */
export type Token = {
  name: `--sw-${string}`;
  /** Where it is used. A step of a scale needs no word. */
  use?: string;
};

/** A color. `band` marks one that the dark band declares anew. */
export type ColorToken = Token & {band?: true};

export type TokenGroup<Item extends Token = Token> = {title: string; tokens: readonly Item[]};

/** A text style of src/styles/mixins/_type.scss, with its numbers; a test compares them. */
export type TypeStyle = {
  name: 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'lead' | 'small' | 'note' | 'caption' | 'stat' | 'quote';
  /** Smallest and largest size in pixels, at a root size of 16. */
  pixels: readonly [number, number];
  lineHeight: string;
  tracking: string;
  weight: string;
  use: string;
  sample: string;
};

/** What a component is for, in one sentence. */
export type ComponentNote = {
  use: string;
  /** Set when it cannot stand on this page: where it is seen instead. */
  seen?: {where: string; to?: string};
};
