/**
 * Who answers a click: the page alone (`held`), the page while the scripts run (`running`: React must not see it, or it
 * would hydrate everything at once before the click is answered), or React (`live`).
 */
export const state: {phase: 'held' | 'running' | 'live'} = {phase: 'held'};

/** The nearest element around a target that fits, the target itself included. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Storage may be forbidden or full: then the page does without. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
