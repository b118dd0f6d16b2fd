import {sendingAttribute} from '#src/behaviors/attributes';
import {buttonClass, type ButtonStyle} from './button-class';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** Shows a spinner and ignores clicks but keeps focus (`aria-disabled`, not `disabled`). */
    busy?: boolean;
    /** Label of a button that sends a form, while it does (src/behaviors/send-form.ts). */
    sending?: string;
  };

/** A button with a click handler. For an `Action` from content, use `ActionButton`. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  sending,
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
      className={buttonClass(look, clsx((busy || sending !== undefined) && styles.sends, className))}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      {...{[sendingAttribute]: sending}}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {/* In an element of its own, a label can change after the browser has translated it. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
