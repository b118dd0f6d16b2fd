import type {DataMapContent, DataMapPart} from '#src/content/schema/security';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

function Box({name, text}: DataMapPart): ReactNode {
  return (
    <>
      <b>{name}</b>
      <span className={styles.text}>{text}</span>
    </>
  );
}

/** Where data goes: from its source through a region to the backup, as a list in that order. */
export function DataMap({source, link, region, copy, backup}: DataMapContent): ReactNode {
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
