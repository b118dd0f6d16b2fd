import type {OfficePlace} from '#src/content/schema/about';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The company's location: a wide picture over the address. */
export function OfficeLocation({picture, facts}: OfficePlace): ReactNode {
  return (
    <figure className={styles.place}>
      <img src={picture.src} alt={picture.alt} width={1440} height={520} decoding="async" />
      <figcaption>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </figcaption>
    </figure>
  );
}
