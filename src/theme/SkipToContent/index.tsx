import styles from './styles.module.scss';

import {SkipToContentLink} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** The classic theme's skip link, with the site's styles. */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.skip}>Skip to content</SkipToContentLink>;
}
