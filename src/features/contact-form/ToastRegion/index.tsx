import {toasts, type ShownToast} from '#src/lib/toast-store';
import {ToastCard} from '../ToastCard';
import {useClearPlace} from '../useClearPlace';
import styles from './styles.module.scss';

import {useRef, useState, useSyncExternalStore, type ReactNode} from 'react';

const none: readonly ShownToast[] = [];

/**
 * The region for toasts, mounted once for the whole site. It is rendered from the start, because screen readers only
 * announce additions to a status region that already exists.
 */
export function ToastRegion(): ReactNode {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => none);
  const [hovered, setHovered] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useClearPlace(region, shown);
  return (
    <div
      ref={region}
      role="status"
      // Announces only the new toast, not all of them again.
      aria-atomic="false"
      className={styles.region}
      onPointerEnter={() => {
        setHovered(true);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}
    >
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          paused={hovered}
          onDismiss={() => {
            toasts.dismiss(toast.id);
            // The card disappears from under the pointer without a pointerleave event.
            setHovered(false);
          }}
        />
      ))}
    </div>
  );
}
