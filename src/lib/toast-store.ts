/** A short message in the corner of the page. */
export type Toast = {
  /** Topic. A newer toast replaces an older one of the same topic. */
  topic: string;
  tone: 'success' | 'error';
  /** Icon of toasts about mail; others use the icon of their tone. */
  icon?: 'mail';
  title: string;
  text?: string | undefined;
};

export type ShownToast = Toast & {id: number};

/** A list of toasts any part of the site can add to; one component renders it. */
export function createToastStore() {
  const listeners = new Set<() => void>();
  // Oldest first. The same array until something changes.
  let shown: readonly ShownToast[] = [];
  let lastId = 0;

  const change = (next: readonly ShownToast[]): void => {
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    getSnapshot: () => shown,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show: (toast: Toast): void => {
      lastId += 1;
      change([...shown.filter(({topic}) => topic !== toast.topic), {...toast, id: lastId}]);
    },
    dismiss: (id: number): void => {
      change(shown.filter((toast) => toast.id !== id));
    },
  };
}

/** The page's toasts. */
export const toasts = createToastStore();
