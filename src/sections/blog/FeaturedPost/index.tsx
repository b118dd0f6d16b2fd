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

export type FeaturedPostProps = {
  article: Article;
  /** Text after the number of minutes. */
  minutesLabel: string;
};

/** The first article of a list: cover in columns 1–7, text in 8–12. */
export function FeaturedPost({article, minutesLabel}: FeaturedPostProps): ReactNode {
  return (
    <article className={styles.post}>
      <div>
        <Cover slug={article.slug} category={article.category} text={article.cover} />
      </div>
      <div className={styles.text}>
        <PostMeta article={article} show="topic" minutesLabel={minutesLabel} />
        <Heading level={2} className={spaceAbove('row')}>
          <Link className={styles.link} to={article.to}>
            <WholeWords>{article.title}</WholeWords>
          </Link>
        </Heading>
        <Text look="lead" above="text">{article.excerpt}</Text>
        <PostMeta article={article} show="origin" minutesLabel={minutesLabel} className={spaceAbove('card')} />
      </div>
    </article>
  );
}
