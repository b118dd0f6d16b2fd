import {IconButton} from '#src/ui/actions/IconButton';
import {toggleAttribute} from './names';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/**
 * Switches between light and dark; until used, the theme follows the system. The icon shows the current theme, the
 * label the action. Works by src/parts/theme-toggle/theme.browser.ts; hidden without JavaScript.
 */
export function ThemeToggle(): ReactNode {
  return (
    // The theme is unknown at build time, so the label fits both until the script replaces it.
    <IconButton className={styles.toggle} label="Switch theme" {...{[toggleAttribute]: ''}} />
  );
}
