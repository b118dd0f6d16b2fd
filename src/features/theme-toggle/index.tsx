import {Icon} from '#src/ui/Icon';
import {IconButton} from '#src/ui/actions/IconButton';
import styles from './styles.module.scss';

import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/**
 * Switches between light and dark; until it is used the theme follows the system.
 * The icon shows the theme that is on, the name says what a press does. Not shown without JavaScript, where the system alone decides.
 */
export function ThemeToggle(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const isBrowser = useIsBrowser();
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      className={styles.toggle}
      // The server does not know the visitor's theme, so the first name fits both.
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
