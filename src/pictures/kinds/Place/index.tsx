import {lazyHrefAttribute} from '#src/lib/lazy-place';
import type {PlaceName} from '#src/world/schema/place';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PlaceProps = {
  /** A group in static/img/places.svg. */
  name: PlaceName | 'town' | 'skyline' | 'toronto' | 'real-estate' | 'insurance' | 'healthcare' | 'shop' | 'meeting';
  /** The part to show: x, y, width and height. */
  view?: string;
  /** Side that stays visible in a narrow box. */
  side?: 'Mid' | 'Max';
  /** Without a label it is decorative. */
  label?: string;
  className?: string | undefined;
  /** Draws it when it is shown and near the window (src/parts/tabs/tabs.browser.ts), so that the page doesn't contain it. */
  later?: boolean;
  /** Parts in front of it that move. */
  children?: ReactNode;
};

/** A drawn place, cropped to its box so that its ground is at the bottom. Colors come from hours.module.scss. */
export function Place({
  name,
  view = '0 0 1440 560',
  side = 'Mid',
  label,
  later = false,
  className,
  children,
}: PlaceProps): ReactNode {
  const address = `/img/places.svg#${name}`;
  const draw = (className: string, use: ReactNode): ReactNode => (
    <svg
      className={className}
      viewBox={view}
      preserveAspectRatio={`x${side}YMax slice`}
      {...(label === undefined ? {'aria-hidden': true} : {role: 'img', 'aria-label': label})}
    >
      {use}
      {children}
    </svg>
  );
  const classes = clsx(styles.place, className);
  if (!later) return draw(classes, <use href={address} />);
  return (
    <>
      {draw(clsx(classes, styles.later), <use {...{[lazyHrefAttribute]: address}} />)}
      <noscript>{draw(classes, <use href={address} />)}</noscript>
    </>
  );
}
