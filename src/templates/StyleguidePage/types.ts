import type {ReactNode} from 'react';

/** What `example.tsx` beside a component exports as `example`. */
export type Example = {
  /** What the component is for, in one sentence. */
  use: string;
  /** Each look of the component, under the props that make it. */
  looks: Readonly<Record<string, ReactNode>>;
  /** `row`: the parts of a look side by side. `narrow`: as in a side column. */
  layout?: 'row' | 'narrow';
  /** `frame`: for parts that bring a background of their own. `band`: on the dark band. */
  ground?: 'frame' | 'band';
};

/** A custom property of src/styles/tokens, and the comment beside it. */
export type StyleToken = {name: `--sw-${string}`; use: string; look: 'color' | 'shadow' | 'length' | 'other'};

export type StyleTokens = {
  groups: readonly {title: string; tokens: readonly StyleToken[]}[];
  /** Names for the mixin `type`, largest first. */
  textStyles: readonly string[];
};
