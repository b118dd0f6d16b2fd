import {Icon} from '#src/ui/Icon';
import {IconButton} from '#src/ui/actions/IconButton';
import styles from './styles.module.scss';

import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/**
 * Switches between light and dark; until used, the theme follows the system. The icon shows the current theme, the
 * label the action. Hidden without JavaScript.
 */
export function ThemeToggle(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const isBrowser = useIsBrowser();
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      className={styles.toggle}
      // The theme is unknown at build time, so the initial label fits both.
      label={isBrowser ? `Switch to ${other} theme` : 'Switch theme'}
      data-theme-toggle=""
      onClick={() => {
        setColorMode(other);
      }}
    >
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
    </IconButton>
  );
}
