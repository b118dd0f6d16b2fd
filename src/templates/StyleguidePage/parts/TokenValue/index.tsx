import type {Token} from '#src/content/styleguide/types';
import styles from './styles.module.scss';

import {useColorMode} from '@docusaurus/theme-common';
import {useEffect, useRef, useState, type ReactNode} from 'react';

/** Name of a token and the value that it has in this place and theme, read from the page. */
export function TokenValue({name}: {name: Token['name']}): ReactNode {
  const place = useRef<HTMLElement>(null);
  const {colorMode} = useColorMode();
  const [value, setValue] = useState('');

  useEffect(() => {
    if (place.current) setValue(getComputedStyle(place.current).getPropertyValue(name).trim());
  }, [name, colorMode]);

  return (
    <>
      <code className={styles.name}>{name}</code>
      <code ref={place} className={styles.value}>
        {value}
      </code>
    </>
  );
}
