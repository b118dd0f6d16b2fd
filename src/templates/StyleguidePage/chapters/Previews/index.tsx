import Link from '@docusaurus/Link';
import styles from './styles.module.scss';
import {usePreviews} from './usePreviews';

import type {ReactNode} from 'react';

/** The pictures that links to our pages show, all of them. Each is loaded when it comes into view. */
export function Previews(): ReactNode {
  const previews = usePreviews();
  if (previews.length === 0) {
    return <p>They are drawn when the site is built, and listed here once this page is touched.</p>;
  }
  return (
    <ul className={styles.sheet}>
      {previews.map(({page, picture, alt}) => (
        <li key={page}>
          <img className={styles.picture} src={picture} alt={alt} width={1200} height={630} loading="lazy" />
          <Link to={page}>{page}</Link>
        </li>
      ))}
    </ul>
  );
}
