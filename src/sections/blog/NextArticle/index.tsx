import type {Article} from '#src/content/schema/blog';
import {Cover} from '#src/pictures/Cover';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {WholeWords} from '../WholeWords';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type NextArticleProps = {article: Article; labels: {next: string; minutes: string}};

/** The search index skips the section with this ID. */
const id = 'read-next';

/** The suggested next article, at full width. All of it is clickable. */
export function NextArticle({article, labels}: NextArticleProps): ReactNode {
  return (
    <div className={styles.frame}>
      <Section rule labelledBy={id} spacing="tight" className={styles.row}>
        <Cover slug={article.slug} category={article.category} text={article.cover} />
        <div>
          <p className={styles.meta}>
            {labels.next} <span>{article.category}</span>
            <span>
              {article.minutes} {labels.minutes}
            </span>
          </p>
          <Heading level={2} id={id}>
            <Link className={styles.link} to={article.to}>
              <WholeWords>{article.title}</WholeWords>
            </Link>
          </Heading>
          <Text above="row" measure="wide">
            {article.excerpt}
          </Text>
        </div>
      </Section>
    </div>
  );
}
