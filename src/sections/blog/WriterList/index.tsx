import Link from '@docusaurus/Link';
import type {Writer} from '#src/content/blog/types';
import {Heading} from '#src/ui/Heading';
import {Initials} from '#src/ui/Initials';
import {Text} from '#src/ui/Text';
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
            <Text look="note">{role}</Text>
            <p className={styles.about}>{about}</p>
            <Text look="note">
              {count} {count === 1 ? words.article : words.articles}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
