import {SkipToContentLink} from '@docusaurus/theme-common';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The classic theme's skip link (it also resets focus after a client-side navigation) in the site's look. */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.skip}>Skip to content</SkipToContentLink>;
}
