import {Link} from '#src/ui/Link';
import styles from './styles.module.scss';
import {usePreviews} from './usePreviews';

import type {ReactNode} from 'react';

/** The link preview images of all pages. */
export function Previews(): ReactNode {
  const previews = usePreviews();
  if (previews.length === 0) return <p>A build draws them; “npm run dev” does not.</p>;
  return (
    <ul className={styles.previews}>
      {previews.map(({page, picture, alt}) => (
        <li key={page}>
          <img src={picture} alt={alt} width={1200} height={630} loading="lazy" />
          <Link to={page}>{page}</Link>
        </li>
      ))}
    </ul>
  );
}
