import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type SectionProps = {
  id?: string | undefined;
  /** `band` is the dark full-bleed section: it sets `data-scheme="band"`, which re-declares the color tokens. */
  tone?: 'paper' | 'sunken' | 'band';
  /** `flush` drops the top padding (it follows a section of the same ground). */
  spacing?: 'regular' | 'tight' | 'flush' | 'none';
  /** `full` reaches from edge to edge; what is inside keeps to the page's column by itself. */
  width?: 'page' | 'full';
  /** `draws`: the drawings inside follow the way of the section through the window (styles/motion). */
  motion?: 'draws' | undefined;
  /** Hairline on top. */
  rule?: boolean;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The one frame of page sections: owns vertical rhythm, page width and color scheme. */
export function Section({
  id,
  tone = 'paper',
  spacing = 'regular',
  width = 'page',
  motion,
  rule = false,
  labelledBy,
  className,
  children,
}: SectionProps): ReactNode {
  // The build checks that every link to an #anchor has a target; it only knows the ids it is told.
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-motion={motion}
      data-scheme={tone === 'band' ? 'band' : undefined}
      className={clsx(styles.section, styles[spacing], tone === 'sunken' && styles.sunken, rule && styles.rule)}
    >
      <div className={clsx(width === 'page' && styles.wrap, className)}>{children}</div>
    </section>
  );
}
