import type {Article} from '#src/content/schema/blog';
import {Cover} from '#src/pictures/Cover';
import {Heading} from '#src/ui/Heading';
import {spaceAbove} from '#src/ui/layout';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import {PostMeta} from '../PostMeta';
import {WholeWords} from '../WholeWords';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PostCardProps = {
  article: Article;
  minutesLabel: string;
  level?: 2 | 3;
};

/** An article in a list. The whole card is clickable. */
export function PostCard({article, minutesLabel, level = 3}: PostCardProps): ReactNode {
  return (
    <article className={styles.card}>
      <Cover slug={article.slug} category={article.category} text={article.cover} />
      <div>
        <PostMeta article={article} show="topic" minutesLabel={minutesLabel} />
        <Heading level={level} look="h3" className={spaceAbove('label')}>
          <Link className={styles.link} to={article.to}>
            <WholeWords>{article.title}</WholeWords>
          </Link>
        </Heading>
        <Text above="label">{article.excerpt}</Text>
        <PostMeta article={article} show="origin" minutesLabel={minutesLabel} className={spaceAbove('row')} />
      </div>
    </article>
  );
}
