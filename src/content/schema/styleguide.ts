import type {PageMeta} from './page';

/** A custom property of src/styles/tokens, with its comment and its value in each theme that sets it. */
export type StyleToken = {
  name: `--sw-${string}`;
  use: string;
  kind: 'color' | 'shadow' | 'length' | 'other';
  values: {light: string; dark?: string; band?: string};
};

export type StyleTokens = {
  groups: readonly {title: string; tokens: readonly StyleToken[]}[];
  /** Arguments of the mixin `type`, largest first, with their declarations. */
  textStyles: readonly {name: string; value: string}[];
};

export type StyleguideContent = {meta: PageMeta; head: {title: string; aside: string}; contents: string};

/** Content of `/styleguide/containers`. */
export type StyleguideContainersContent = {
  meta: PageMeta;
  head: {title: string; crumbs: {label: string; to?: string}[]};
};
