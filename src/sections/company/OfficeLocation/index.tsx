import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type OfficeLocationProps = {
  /** A wide picture in static/img with its alt text. */
  picture: {src: string; alt: string};
  /** Facts on one line under the picture, such as address and hours. */
  facts: readonly string[];
};

/** The company's location: a wide picture over the address. */
export function OfficeLocation({picture, facts}: OfficeLocationProps): ReactNode {
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
