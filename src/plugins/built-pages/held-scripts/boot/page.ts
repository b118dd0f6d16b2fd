/**
 * What handles a click: the page alone (`held`), the page while scripts run (`running`: React must not see the click, or
 * it would hydrate everything before the click has an effect), or React (`live`).
 */
export const state: {phase: 'held' | 'running' | 'live'} = {phase: 'held'};

/** The nearest element that matches a selector, starting with the target itself. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Storage may be forbidden or full. Then the page works without it. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
