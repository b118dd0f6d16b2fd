import type {Article} from '#src/content/schema/blog';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import styles from '../rows.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ArchiveListProps = {
  years: readonly {year: string; articles: readonly Article[]}[];
  /** Text after the number of minutes. */
  minutesLabel: string;
};

/** All articles by year, in ruled rows: date, title, category and reading time. */
export function ArchiveList({years, minutesLabel}: ArchiveListProps): ReactNode {
  return years.map(({year, articles}) => (
    <div key={year} className={styles.group}>
      <Heading level={2} className={styles.title}>
        {year}
      </Heading>
      <ul className={clsx(styles.rows, styles.dates)}>
        {articles.map((article) => (
          <li key={article.to} className={styles.row}>
            <time className={styles.note} dateTime={article.date}>{article.dateText}</time>
            <Heading level={3} look="h4">
              <Link className={styles.link} to={article.to}>
                {article.title}
              </Link>
            </Heading>
            <span className={styles.note}>
              {article.category}, {article.minutes} {minutesLabel}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
