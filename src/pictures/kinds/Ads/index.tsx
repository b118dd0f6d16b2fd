import {Art} from '#src/pictures/parts/Art';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import {Kpis} from '#src/pictures/parts/Kpis';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import {CompanySymbol} from '#src/ui/marks/CompanyMark';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

function Head({firm, note}: {firm: string; note: string}): ReactNode {
  return (
    <p className={styles.head}>
      <CompanySymbol company={firm} size={26} />
      <b>{firm}</b>
      <small className={textStyles.small}>{note}</small>
    </p>
  );
}

/** An ad and a post as people see them, with their results. */
export function Ads({picture: {firm, ad, post, results}}: {picture: PictureOf<'ads'>}): ReactNode {
  return (
    <div className={styles.ads}>
      <div className={styles.card}>
        <Head firm={firm} note="Sponsored" />
        <Art name={ad.art} className={styles.art} />
        <p className={styles.call}>
          <b>{ad.title}</b>
          <DrawnButton label={ad.button} />
        </p>
      </div>
      {post && (
        <div className={styles.card}>
          <Head firm={firm} note={post.name} />
          <Art name={post.art} className={styles.art} />
          <p className={styles.text}>{post.text}</p>
        </div>
      )}
      {results && (
        <div className={styles.results}>
          <Kpis items={results.map(([label, value]) => ({label, value}))} />
        </div>
      )}
    </div>
  );
}
