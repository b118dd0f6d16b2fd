import {useEffect, useEffectEvent} from 'react';

/** Calls `onShown` when the visitor returns to the tab, also through the back/forward cache. */
export function useShownAgain(onShown: () => void): void {
  const call = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onShown();
  });
  useEffect(() => {
    const listener = (): void => {
      call();
    };
    document.addEventListener('visibilitychange', listener);
    addEventListener('pageshow', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      removeEventListener('pageshow', listener);
    };
  }, []);
}
