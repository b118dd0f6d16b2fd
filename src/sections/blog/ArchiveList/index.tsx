import Link from '@docusaurus/Link';
import type {Article} from '#src/content/blog/types';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ArchiveListProps = {
  years: readonly {year: string; articles: readonly Article[]}[];
  /** Follows the number of minutes. */
  minutes: string;
};

/** Every article in ruled rows under its year: date, title, category, reading time. */
export function ArchiveList({years, minutes}: ArchiveListProps): ReactNode {
  return years.map(({year, articles}) => (
    <div key={year} className={styles.year}>
      <Heading level={2} className={styles.number}>
        {year}
      </Heading>
      <ul className={styles.rows}>
        {articles.map((article) => (
          <li key={article.to} className={styles.row}>
            <time dateTime={article.date}>{article.dateText}</time>
            <Heading level={3} look="h4">
              <Link className={styles.link} to={article.to}>
                {article.title}
              </Link>
            </Heading>
            <span>
              {article.category}, {article.minutes} {minutes}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
