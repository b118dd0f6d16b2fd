import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {missingAttribute} from '../names';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ComponentProps, HTMLInputAutoCompleteAttribute, ReactNode} from 'react';

export type FieldProps = {
  /** Unique on the page. */
  id: string;
  name: string;
  /** A part in parentheses, as in "Company (optional)", is right-aligned. */
  label: string;
  /**
   * Sets a visible mark and `aria-required`, but not `required`: the form shows its own message about missing fields.
   */
  required?: boolean;
  /** Message for an empty value. */
  missing?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Renders a text area with this many rows instead of an input. */
  rows?: number;
  /** Help text under the label. */
  hint?: string;
  /** Further attributes of the input. */
  input?: ComponentProps<'input'>;
  className?: string | undefined;
  /** Follows the input. */
  children?: ReactNode;
};

/**
 * A labeled input. It is uncontrolled, so text typed before a script runs and values the browser restores after a reload
 * are kept. Its error is a part of the form: see src/parts/form/FormStates.
 */
export function Field({
  id,
  name,
  label,
  required = false,
  missing,
  type = 'text',
  autoComplete,
  rows,
  hint,
  input,
  className,
  children,
}: FieldProps): ReactNode {
  const [text, aside] = label.split(/(?= \()/);
  const control = {
    id,
    name,
    autoComplete,
    className: styles.input,
    'aria-required': (required && !input?.required) || undefined,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    [missingAttribute]: missing,
  };
  return (
    <div className={clsx(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {text}
          {aside !== undefined && <span>{aside}</span>}
        </label>
        {required && <RequiredMark />}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {rows === undefined ? <input {...input} {...control} type={type} /> : <textarea {...control} rows={rows} />}
      {children}
    </div>
  );
}

/** What to do to make the value valid. */
export function FieldError({id, children}: {id?: string; children: ReactNode}): ReactNode {
  return (
    <p className={styles.error} id={id}>
      <ControlIcon name="alert" size={18} />
      <span>{children}</span>
    </p>
  );
}

/** Asterisk of a required field. Screen readers announce `aria-required` instead. */
export function RequiredMark(): ReactNode {
  return (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  );
}
