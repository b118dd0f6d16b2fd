import type {Article} from '#src/content/blog/types';
import {PostCard} from '../PostCard';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PostGridProps = {
  articles: readonly Article[];
  /** Follows the number of minutes. */
  minutes: string;
  /** Heading level of the cards. */
  level?: 2 | 3;
  /** `row`: at most three articles, on one row where they fit. */
  shape?: 'grid' | 'row';
};

/** Articles in up to three columns. */
export function PostGrid({articles, minutes, level = 3, shape = 'grid'}: PostGridProps): ReactNode {
  return (
    <ul className={clsx(styles.list, styles[shape])}>
      {articles.map((article) => (
        <li key={article.to}>
          <PostCard article={article} minutes={minutes} level={level} />
        </li>
      ))}
    </ul>
  );
}
