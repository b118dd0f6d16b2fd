import {needsReactAttribute} from '#src/lib/needs-react';

/**
 * What handles clicks: only this script (`held`), this script while React starts (`running`: React must not see the
 * click, or it would hydrate everything first), or React (`live`).
 */
export const state: {phase: 'held' | 'running' | 'live'} = {phase: 'held'};

/** Parts that need React: see src/lib/needs-react.ts. */
export const needsReact = `[${needsReactAttribute}]`;

/** Parts that need React as soon as the page has loaded. */
export const needsReactOnLoad = `[${needsReactAttribute}=load]`;

/** The nearest element that matches a selector, starting with the target itself. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Storage may be blocked or full; the page works without it. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
