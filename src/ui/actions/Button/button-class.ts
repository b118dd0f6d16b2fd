import styles from './styles.module.scss';

import clsx from 'clsx';

export type ButtonStyle = {
  /** `accent` (lime) is for the dark band only. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'accent';
  /** 36, 44 or 52 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** Full width of the container. */
  block?: boolean;
};

/** Class names of a button, shared by real buttons and by links that look like one. */
export function buttonClass({variant = 'primary', size = 'md', block = false}: ButtonStyle, extra?: string): string {
  return clsx(styles.button, styles[variant], size !== 'md' && styles[size], block && styles.block, extra);
}
