import type {Topic} from '#src/content/schema/blog';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import styles from '../rows.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type TopicTableProps = {
  title: string;
  topics: readonly Topic[];
  /** Follow the number of articles, singular and plural. */
  labels: {article: string; articles: string};
};

/** Topics in ruled rows: name, description and number of articles. */
export function TopicTable({title, topics, labels}: TopicTableProps): ReactNode {
  return (
    <div className={styles.group}>
      <Heading level={2} look="h3" className={styles.title}>
        {title}
      </Heading>
      <ul className={clsx(styles.rows, styles.topics)}>
        {topics.map(({label, about, to, count}) => (
          <li key={to} className={styles.row}>
            <Heading level={3} look="h4">
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            </Heading>
            <p>{about}</p>
            <span className={styles.note}>
              {count} {count === 1 ? labels.article : labels.articles}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
