import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The place for all link previews, which the build draws after the pages (src/plugins/built-pages/previews). */
export function Previews(): ReactNode {
  return (
    <ul className={styles.previews} data-link-previews="">
      <li>A build draws them; “npm run dev” does not.</li>
    </ul>
  );
}
