/** Calls back when the document is complete. */
export function whenComplete(action: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action, {once: true});
  else action();
}

/** Calls back after the first paint: of a page in the background or one that is prerendered, once it is shown. */
export function whenPainted(action: () => void): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    action();
  });
  observer.observe({type: 'paint', buffered: true});
}

/** Calls back after the next paint, or after 200 ms in a hidden tab. */
export function afterPaint(action: () => void): void {
  let waiting = true;
  const once = (): void => {
    if (waiting) action();
    waiting = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 200);
}

/** Calls back once the page has loaded and the browser is idle. */
function whenIdle(action: () => void): void {
  const wait = (): void => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(action, {timeout: 4000});
    else setTimeout(action, 500);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

/** Delay before idle work, in ms. Without it, this work would delay the taps of visitors who tap right away. */
const restTime = 2500;

/** Calls back some time after the page has loaded, once the browser is idle. */
export function afterRest(action: () => void): void {
  whenIdle(() => {
    setTimeout(whenIdle, restTime, action);
  });
}
