import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Accessible name: what the button does. */
  label: string;
  /** Instead of children. */
  icon?: 'arrow' | 'close' | 'search';
};

/** A square, 40 px button with one icon. */
export function IconButton({label, icon, className, children, type = 'button', ...rest}: IconButtonProps): ReactNode {
  return (
    <button {...rest} type={type} aria-label={label} className={clsx(styles.button, icon && styles[icon], className)}>
      {children}
    </button>
  );
}
