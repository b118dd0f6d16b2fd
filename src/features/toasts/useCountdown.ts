import {useEffect, useEffectEvent, useRef} from 'react';

/**
 * Calls back once when `duration` milliseconds have run. Time does not run while `paused`, and goes on where it stood.
 */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => {
      end();
    }, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}
