import {sendingAttribute} from '../../names';
import {buttonClass, type ButtonStyle} from './button-class';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /**
     * Label of a button that sends a form, while src/parts/form/send-form.browser.ts does: it shows a spinner and keeps the focus
     * (`aria-disabled`, not `disabled`).
     */
    sending?: string;
  };

/** A button with a click handler. For an `Action` from content, use `ActionButton`. */
export function Button({
  variant,
  size,
  block,
  sending,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  const look = {...(variant && {variant}), ...(size && {size}), ...(block && {block})};
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, clsx(sending !== undefined && styles.sends, className))}
      {...{[sendingAttribute]: sending}}
    >
      {/* In an element of its own, a label can change after the browser has translated it. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
