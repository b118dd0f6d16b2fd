/** A short message in the corner of the page. */
export type Toast = {
  /** One topic shows one toast: a newer message of a topic takes the place of the older. */
  topic: string;
  tone: 'success' | 'error';
  /** Icon of a toast that is about mail; others take the icon of their tone. */
  icon?: 'mail';
  title: string;
  text?: string | undefined;
};

export type ShownToast = Toast & {id: number};

export type ToastStore = {
  /** The toasts on show, oldest first. The same array until something changes. */
  getSnapshot: () => readonly ShownToast[];
  /** Calls back after every change. Returns the function that stops it. */
  subscribe: (onChange: () => void) => () => void;
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
};

/** A list of toasts that any part of the site can add to; one view shows it. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let shown: readonly ShownToast[] = [];
  let lastId = 0;

  const change = (next: readonly ShownToast[]): void => {
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    getSnapshot: () => shown,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show: (toast) => {
      lastId += 1;
      change([...shown.filter(({topic}) => topic !== toast.topic), {...toast, id: lastId}]);
    },
    dismiss: (id) => {
      change(shown.filter((toast) => toast.id !== id));
    },
  };
}

/** The toasts of this page. */
export const toasts = createToastStore();
