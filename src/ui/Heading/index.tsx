import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type HeadingProps = {
  /** Place in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Text style; independent of the outline. Defaults to the style of the level. */
  look?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Heading({level, look, id, className, children}: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={clsx(styles[look ?? `h${level}`], className)}>
      {children}
    </Tag>
  );
}
