import styles from './styles.module.scss';

import type {ReactNode} from 'react';

type Part = {name: string; text: string};

export type DataMapProps = {
  /** Where people work with the data. */
  source: Part;
  /** How it gets to the region. */
  link: string;
  /** The place with the live data. The last part takes a full row. */
  region: {title: string; parts: readonly Part[]};
  /** How often it is copied. */
  copy: string;
  backup: Part;
};

function Box({name, text}: Part): ReactNode {
  return (
    <>
      <b>{name}</b>
      <span className={styles.text}>{text}</span>
    </>
  );
}

/** Where data goes: from its source through a region to the backup, as a list in that order. */
export function DataMap({source, link, region, copy, backup}: DataMapProps): ReactNode {
  return (
    <ol className={styles.map}>
      <li className={styles.part}>
        <Box {...source} />
      </li>
      <li className={styles.link}>{link}</li>
      <li className={styles.region}>
        <b>{region.title}</b>
        <ul className={styles.parts}>
          {region.parts.map((part) => (
            <li key={part.name} className={styles.part}>
              <Box {...part} />
            </li>
          ))}
        </ul>
      </li>
      <li className={styles.link}>{copy}</li>
      <li className={styles.part}>
        <Box {...backup} />
      </li>
    </ol>
  );
}
