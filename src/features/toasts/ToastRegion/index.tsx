import {toasts, type ShownToast} from '#src/lib/toast-store';
import {ToastCard} from '../ToastCard';
import {useClearPlace} from '../useClearPlace';
import styles from './styles.module.scss';

import {useRef, useState, useSyncExternalStore, type ReactNode} from 'react';

const none: readonly ShownToast[] = [];

/**
 * The corner in which toasts show, mounted once for the whole site. It is in the page from the start: screen readers
 * announce only what is added to a status region that they already know.
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
      // A second toast must not have the first one read out again.
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
            // The card leaves from under the pointer, which then never says that it left.
            setHovered(false);
          }}
        />
      ))}
    </div>
  );
}
