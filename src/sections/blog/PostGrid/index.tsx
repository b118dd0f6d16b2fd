import type {Article} from '@site/src/content/blog/types';
import {PostCard} from '../PostCard';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PostGridProps = {
  articles: readonly Article[];
  /** Follows the number of minutes. */
  minutes: string;
  /** Level of the cards' headings in the outline. */
  level?: 2 | 3;
};

/** Articles in three columns. */
export function PostGrid({articles, minutes, level = 3}: PostGridProps): ReactNode {
  return (
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.to}>
          <PostCard article={article} minutes={minutes} level={level} />
        </li>
      ))}
    </ul>
  );
}
