import type {Article, ListPage} from '#src/content/schema/blog';
import {Heading} from '#src/ui/Heading';
import {stack} from '#src/ui/layout';
import {FeaturedPost} from '../FeaturedPost';
import {Pager, type PagerProps} from '../Pager';
import {PostGrid} from '../PostGrid';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PostListsProps = {
  articles: readonly Article[];
  /** Further articles, shown under a short list. */
  others: readonly Article[];
  place: ListPage;
  labels: PagerProps['labels'] & {minutes: string; others: string};
};

/** Lists with fewer articles than this are followed by `others`. */
const short = 4;

/** The articles of a tag or author. A single one is shown large. */
export function PostLists({articles, others, place, labels}: PostListsProps): ReactNode {
  const [only] = articles;
  return (
    <>
      {only !== undefined && articles.length === 1 ? (
        <FeaturedPost article={only} minutesLabel={labels.minutes} />
      ) : (
        <PostGrid articles={articles} minutesLabel={labels.minutes} level={2} />
      )}
      <Pager place={place} labels={labels} />
      {articles.length < short && others.length > 0 && (
        <div className={clsx(stack('card'), styles.others)}>
          <Heading level={2} look="h3">
            {labels.others}
          </Heading>
          <PostGrid articles={others} minutesLabel={labels.minutes} shape="row" />
        </div>
      )}
    </>
  );
}
