import type {CSSProperties} from 'react';

/** An element as satori expects it: what JSX would create, without React. */
export type DrawnElement = {type: string; props: Record<string, unknown>};

type Child = DrawnElement | string | undefined | false;

/** A box; satori lays out each one as a flex container. */
export function box(style: CSSProperties, ...children: readonly Child[]): DrawnElement {
  const shown = children.filter((child) => child !== undefined && child !== false);
  return {type: 'div', props: {style: {display: 'flex', ...style}, children: shown}};
}

/** An SVG element. */
export function draw(type: string, props: Record<string, unknown>, ...children: readonly DrawnElement[]): DrawnElement {
  return {type, props: {...props, children: [...children]}};
}
