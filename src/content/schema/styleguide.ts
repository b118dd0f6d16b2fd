import type {PageMeta} from './page';

/** A custom property of src/styles/tokens, with its comment. */
export type StyleToken = {name: `--sw-${string}`; use: string; kind: 'color' | 'shadow' | 'length' | 'other'};

export type StyleTokens = {
  groups: readonly {title: string; tokens: readonly StyleToken[]}[];
  /** Arguments of the mixin `type`, largest first. */
  textStyles: readonly string[];
};

export type StyleguideContent = {meta: PageMeta; head: {title: string; aside: string}; contents: string};

/** Content of `/styleguide/containers`. */
export type StyleguideContainersContent = {
  meta: PageMeta;
  head: {title: string; crumbs: {label: string; to?: string}[]};
};
