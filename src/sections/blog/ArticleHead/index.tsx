import type {Article, TopicLink, Writer} from '#src/content/schema/blog';
import {Cover} from '#src/pictures/Cover';
import {Breadcrumbs} from '#src/ui/Breadcrumbs';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Portrait} from '#src/ui/marks/Portrait';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {WholeWords} from '../WholeWords';
import styles from './styles.module.scss';
import head from '#src/ui/page-head.module.scss';

import type {ReactNode} from 'react';

export type ArticleHeadProps = {
  article: Article;
  writer: Writer;
  /** The trail from the blog to the category. */
  crumbs: readonly TopicLink[];
  /** Text after the number of minutes. */
  minutesLabel: string;
};

/** Head of an article: title, summary, author and date in columns 1–7, cover in 8–12. */
export function ArticleHead({article, writer, crumbs, minutesLabel}: ArticleHeadProps): ReactNode {
  return (
    <Section spacing="head">
      {/* Lists of a category are not indexed. */}
      <Breadcrumbs items={crumbs} indexed={[...crumbs.slice(0, 1), {label: article.title}]} />
      <div className={head.row}>
        <div className={head.half}>
          <Heading level={1}>
            <WholeWords>{article.title}</WholeWords>
          </Heading>
          <Text look="lead" above="card" measure="wide">{article.excerpt}</Text>
          <div className={styles.byline}>
            <Portrait person={writer} size={44} />
            <p>
              <Link className={styles.name} to={writer.to} rel="author">
                {writer.name}
              </Link>
              <span className={styles.meta}>
                <time dateTime={article.date}>{article.dateText}</time>
                <span>
                  {article.minutes} {minutesLabel}
                </span>
              </span>
            </p>
          </div>
        </div>
        <div className={head.cover}>
          <Cover slug={article.slug} category={article.category} text={article.cover} />
        </div>
      </div>
    </Section>
  );
}
