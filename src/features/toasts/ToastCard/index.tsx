import type {ShownToast} from '#src/lib/toast-store';
import {Icon} from '#src/ui/Icon';
import {IconButton} from '#src/ui/actions/IconButton';
import {useCountdown} from '../useCountdown';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';

export type ToastCardProps = {
  toast: ShownToast;
  /** Holds the time still. */
  paused: boolean;
  onDismiss: () => void;
};

/** How long a toast stays, in milliseconds. */
const lifetime = 8000;

const toneIcons = {success: 'check', error: 'alert'} as const;

/** One toast: leaves after eight seconds, or at once by its button. Waits while it is hovered or has focus. */
export function ToastCard({toast, paused, onDismiss}: ToastCardProps): ReactNode {
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  useCountdown(lifetime, paused || focused, onDismiss);

  return (
    <div className={clsx(styles.card, styles[toast.tone])}>
      <Icon name={toast.icon ?? toneIcons[toast.tone]} size={24} className={styles.icon} />
      <div>
        <strong>{toast.title}</strong>
        {toast.text !== undefined && <p>{toast.text}</p>}
      </div>
      <IconButton
        className={styles.close}
        label="Dismiss"
        onFocus={(event) => {
          cameFrom.current = event.relatedTarget;
          setFocused(true);
        }}
        onBlur={() => {
          setFocused(false);
        }}
        onClick={() => {
          onDismiss();
          // Anyone who works by keyboard goes on where they were, not at the top of the page.
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
        }}
      >
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
