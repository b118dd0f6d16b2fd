import {CompanySymbol} from '#src/ui/marks/CompanyMark';
import type {PictureOf} from '#src/world/schema/picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const colors = ['deep', 'clay', 'peach', 'lime'] as const;

/** A logo sheet: large logo, icon, one-color version and palette. */
export function Brand({picture: {firm}}: {picture: PictureOf<'brand'>}): ReactNode {
  return (
    <div className={styles.sheet}>
      <p className={styles.large}>
        <CompanySymbol company={firm} size={92} />
        <b>{firm}</b>
      </p>
      <p className={styles.icon}>
        <CompanySymbol company={firm} size={64} />
      </p>
      <p className={styles.plain}>
        <CompanySymbol company={firm} size={36} />
        {firm}
      </p>
      <p className={styles.colors}>
        {colors.map((color) => (
          <span key={color} style={{background: `var(--sw-art-${color})`}} />
        ))}
      </p>
    </div>
  );
}
