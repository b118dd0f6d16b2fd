import Link from '@docusaurus/Link';
import type {Writer} from '#src/content/blog/types';
import {Heading} from '#src/ui/Heading';
import {Initials} from '#src/ui/Initials';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type WriterListProps = {
  writers: readonly Writer[];
  /** Follow the number of articles. */
  words: {article: string; articles: string};
};

const tones = ['mint', 'apricot', 'lime'] as const;

/** Authors in three columns: initials, name, role, one sentence, number of articles. */
export function WriterList({writers, words}: WriterListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {writers.map(({name, role, about, to, count}, index) => (
        <li key={to} className={styles.writer}>
          <Initials name={name} tone={tones[index % tones.length] ?? 'mint'} />
          <div>
            <Heading level={2} look="h4">
              <Link className={styles.link} to={to}>
                {name}
              </Link>
            </Heading>
            <p className={styles.role}>{role}</p>
            <p className={styles.about}>{about}</p>
            <p className={styles.role}>
              {count} {count === 1 ? words.article : words.articles}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
