import type {Writer} from '#src/content/schema/blog';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Portrait} from '#src/ui/marks/Portrait';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type WriterListProps = {
  writers: readonly Writer[];
  /** Follow the number of articles, singular and plural. */
  labels: {article: string; articles: string};
};

/** Authors in three columns: portrait, name, role, bio and number of articles. */
export function WriterList({writers, labels}: WriterListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {writers.map(({name, portrait, role, about, to, count}) => (
        <li key={to} className={styles.writer}>
          <Portrait person={{name, portrait}} size={72} />
          <div>
            <Heading level={2} look="h4">
              <Link className={styles.link} to={to}>
                {name}
              </Link>
            </Heading>
            <Text look="note">{role}</Text>
            <p className={styles.about}>{about}</p>
            <Text look="note">
              {count} {count === 1 ? labels.article : labels.articles}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
