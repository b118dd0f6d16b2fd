import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ArticleAsideProps = {
  title: string;
  /** Headings of the article. `value` is their text as HTML, as Docusaurus gives it. */
  headings: readonly {id: string; value: string}[];
};

/** List of the parts of an article; it stays in view beside the text. */
export function ArticleAside({title, headings}: ArticleAsideProps): ReactNode {
  return (
    <nav className={styles.aside} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ul className={styles.list}>
        {headings.map(({id, value}) => (
          <li key={id}>
            {/* Made from our own articles by Docusaurus: code and emphasis in a heading keep their marks. */}
            <a className={styles.link} href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
