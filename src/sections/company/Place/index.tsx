import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PlaceProps = {
  /** A wide picture of static/img with its description; an owner's photo replaces the drawing. */
  picture: {src: string; alt: string};
  /** Facts under it, in one line: address, hours. */
  facts: readonly string[];
};

/** Where the company is: a wide picture over its address. */
export function Place({picture, facts}: PlaceProps): ReactNode {
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
