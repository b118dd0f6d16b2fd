import type {CSSProperties} from 'react';

/** An element as satori takes it: what JSX would make, without React. */
export type Drawn = {type: string; props: Record<string, unknown>};

type Child = Drawn | string | undefined | false;

/** A box; satori lays every one out as a flex container. */
export function box(style: CSSProperties, ...children: readonly Child[]): Drawn {
  const shown = children.filter((child) => child !== undefined && child !== false);
  return {type: 'div', props: {style: {display: 'flex', ...style}, children: shown}};
}

/** An SVG element. */
export function draw(type: string, props: Record<string, unknown>, ...children: readonly Drawn[]): Drawn {
  return {type, props: {...props, children: [...children]}};
}
