import type {OfficePlace} from '#src/content/schema/about';
import {Scene} from '#src/pictures/kinds/Scene';
import hours from '#src/pictures/kinds/Scene/hours.module.scss';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The company's location: a wide picture over the address. */
export function OfficeLocation({picture, facts}: OfficePlace): ReactNode {
  return (
    <figure className={styles.place}>
      <Scene name="toronto" view="0 0 1440 520" label={picture} className={hours['morning']} />
      <figcaption>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </figcaption>
    </figure>
  );
}
