import type {Article} from '#src/content/schema/blog';
import {PostCard} from '../PostCard';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PostGridProps = {
  articles: readonly Article[];
  /** Text after the number of minutes. */
  minutesLabel: string;
  /** Heading level of the cards. */
  level?: 2 | 3;
  /** `row`: at most three articles, on one row where they fit. */
  shape?: 'grid' | 'row';
};

/** Articles in up to three columns. */
export function PostGrid({articles, minutesLabel, level = 3, shape = 'grid'}: PostGridProps): ReactNode {
  return (
    <ul className={clsx(styles.list, styles[shape])}>
      {articles.map((article) => (
        <li key={article.to}>
          <PostCard article={article} minutesLabel={minutesLabel} level={level} />
        </li>
      ))}
    </ul>
  );
}
