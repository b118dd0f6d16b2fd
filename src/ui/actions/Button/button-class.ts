import styles from './styles.module.scss';

import clsx from 'clsx';

export type ButtonStyle = {
  /** `accent` (lime) is for the dark band only. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'accent';
  /** 36, 44 or 52 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** Full width of the container. */
  block?: boolean;
  /** Ends with an arrow, which moves on under the pointer. */
  onward?: boolean;
};

/** Class names of a button, shared by real buttons and by links that look like one. */
export function buttonClass(look: ButtonStyle, extra?: string): string {
  const {variant = 'primary', size = 'md', block = false, onward = false} = look;
  return clsx(
    styles.button,
    styles[variant],
    size !== 'md' && styles[size],
    block && styles.block,
    onward && styles.onward,
    extra,
  );
}
