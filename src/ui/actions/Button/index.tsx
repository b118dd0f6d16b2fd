import {buttonClass, type ButtonStyle} from './button-class';
import styles from './styles.module.scss';

import type {ComponentProps, ReactNode} from 'react';

export type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** Shows a spinner and ignores clicks but keeps focus (`aria-disabled`, not `disabled`). */
    busy?: boolean;
  };

/** A button with a click handler. For an `Action` from content, use `ActionButton`. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  const look = {...(variant && {variant}), ...(size && {size}), ...(block && {block})};
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <span className={styles.ring} aria-hidden="true" />}
      {/* In an element of its own, a label can change after the browser has translated it. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
