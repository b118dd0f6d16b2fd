import styles from './layout.module.scss';

import clsx from 'clsx';

/** The spaces of `styles/tokens` between the parts of a section. */
export type Space = 'pair' | 'label' | 'row' | 'text' | 'card' | 'group' | 'tight';

type Options = {
  /** Space above. */
  above?: Space;
  /** `start` keeps children of a stack as narrow as their content; the others align children of a grid vertically. */
  align?: 'start' | 'center' | 'end';
};

type GridOptions = Options & {
  /** Grid line at which the first child ends, from `lg` up. Below, children take full rows. */
  to: 4 | 5 | 6 | 7 | 8 | 9;
  /** Grid line at which the second child starts. Defaults to `to`. */
  from?: 4 | 5 | 6 | 7 | 8 | 9;
};

export const spaceAbove = (space: Space): string | undefined => styles[`above-${space}`];

/** Across all columns of a grid. */
export const fullRow = styles.row;

const classes = (gap: Space, {above: space, align}: Options): string =>
  clsx(styles[`gap-${gap}`], space && spaceAbove(space), align && styles[align]);

/** Children below each other. */
export const stack = (gap: Space, options: Options = {}): string => clsx(styles.stack, classes(gap, options));

/** Children in a line that wraps, vertically centered. */
export const cluster = (gap: Space, options: Options = {}): string => clsx(styles.cluster, classes(gap, options));

/** Two children side by side in the page's twelve columns: `grid('group', {to: 8})`. */
export const grid = (gap: Space, {to, from = to, ...options}: GridOptions): string =>
  clsx(styles.grid, styles[`to-${to}`], styles[`from-${from}`], classes(gap, options));
