import styles from './styles.module.scss';

import {useColorMode} from '@docusaurus/theme-common';
import {useEffect, useRef, useState, type ReactNode} from 'react';

/** Computed value of a CSS property, in the current theme. */
export function Computed({property}: {property: string}): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const {colorMode} = useColorMode();
  const [value, setValue] = useState('');

  useEffect(() => {
    if (place.current) setValue(getComputedStyle(place.current).getPropertyValue(property).trim());
  }, [property, colorMode]);

  return (
    <span ref={place}>
      <span className={styles.value}>{value}</span>
    </span>
  );
}
