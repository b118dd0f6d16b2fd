import styles from './styles.module.scss';

import {useEffect, useRef, useState, type ReactNode} from 'react';

/** Computed value of a CSS property, in the current theme. */
export function Computed({property}: {property: string}): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');

  useEffect(() => {
    const read = (): void => {
      if (place.current) setValue(getComputedStyle(place.current).getPropertyValue(property).trim());
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
    return () => observer.disconnect();
  }, [property]);

  return (
    <span ref={place}>
      <span className={styles.value}>{value}</span>
    </span>
  );
}
