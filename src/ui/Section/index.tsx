import styles from './styles.module.scss';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type SectionProps = {
  id?: string | undefined;
  /** `band` is the dark full-bleed section: it sets `data-scheme="band"`, which re-declares the color tokens. */
  tone?: 'paper' | 'sunken' | 'mint' | 'band';
  /**
   * `flush` has no top padding, for a section that follows one with the same background. `cut` ends with a picture at its
   * lower edge, and on phones below it.
   */
  spacing?: 'regular' | 'tight' | 'flush' | 'cut' | 'head' | 'near' | 'none';
  /** `full` spans the window; its content sets its own width. */
  width?: 'page' | 'full';
  /** `draws`: drawings inside animate as the section scrolls through the window (styles/motion). */
  motion?: 'draws' | undefined;
  /** Hairline on top. */
  rule?: boolean;
  /** ID of the heading that names the section. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Frame of every page section: sets vertical rhythm, page width and color scheme. */
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
  // Docusaurus checks links to #anchors against the IDs registered here.
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-motion={motion}
      data-scheme={tone === 'band' ? 'band' : undefined}
      className={clsx(
        styles.section,
        styles[spacing],
        (tone === 'sunken' || tone === 'mint') && styles[tone],
        rule && styles.rule,
      )}
    >
      <div className={clsx(width === 'page' && styles.wrap, className)}>{children}</div>
    </section>
  );
}
