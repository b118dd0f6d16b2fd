import type {CSSProperties} from 'react';

/** CSS custom properties for a `style` attribute: `style={cssValues({'--at': 3})}`. */
export function cssValues(values: Readonly<Record<`--${string}`, number | string>>): CSSProperties {
  return values;
}
