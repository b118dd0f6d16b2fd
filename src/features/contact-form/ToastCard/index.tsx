import type {ShownToast} from '#src/lib/toast-store';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {IconButton} from '#src/ui/actions/IconButton';
import {useCountdown} from '../useCountdown';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';

export type ToastCardProps = {
  toast: ShownToast;
  /** Pauses the countdown. */
  paused: boolean;
  onDismiss: () => void;
};

/** In milliseconds. */
const lifetime = 8000;

const toneIcons = {success: 'check', error: 'alert'} as const;

/** A toast that closes after eight seconds or with its button. The countdown pauses on hover and focus. */
export function ToastCard({toast, paused, onDismiss}: ToastCardProps): ReactNode {
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  useCountdown(lifetime, paused || focused, onDismiss);

  return (
    <div className={clsx(styles.card, styles[toast.tone])}>
      <ControlIcon name={toast.icon ?? toneIcons[toast.tone]} size={24} className={styles.icon} />
      <div>
        <strong>{toast.title}</strong>
        {toast.text !== undefined && <p>{toast.text}</p>}
      </div>
      <IconButton
        className={styles.close}
        icon="close"
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
          // Returns keyboard users to where they were, instead of the top of the page.
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
        }}
      />
    </div>
  );
}
