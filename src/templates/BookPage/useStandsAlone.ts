import {useSyncExternalStore} from 'react';

const never = (): (() => void) => () => undefined;

/** True once scripts run on a page that no other page frames. */
export function useStandsAlone(): boolean {
  return useSyncExternalStore(
    never,
    () => window.parent === window,
    () => false,
  );
}
