import type {Article} from '#src/content/schema/blog';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PostMetaProps = {
  article: Article;
  /** `topic`: category and reading time. `origin`: author and date. */
  show: 'topic' | 'origin';
  /** Text after the number of minutes. */
  minutesLabel: string;
  className?: string | undefined;
};

/** One of the two metadata lines of an article. */
export function PostMeta({article, show, minutesLabel, className}: PostMetaProps): ReactNode {
  return (
    <p className={clsx(styles.meta, className)}>
      {show === 'topic' ? (
        <>
          <b>{article.category}</b>
          <span>
            {article.minutes} {minutesLabel}
          </span>
        </>
      ) : (
        <>
          <span>{article.author}</span>
          <time dateTime={article.date}>{article.dateText}</time>
        </>
      )}
    </p>
  );
}
