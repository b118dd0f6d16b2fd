/** Calls back when the document is complete. */
export function whenComplete(action: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action, {once: true});
  else action();
}

/** Milliseconds after which a drawn frame is on the screen, if the browser hasn't said so. */
const untilShown = 100;

/**
 * Calls back once the page's title is painted: of a page in the background or one that is prerendered, once it is shown.
 * Browsers may report the paint hundreds of milliseconds late, because they lay out the next part first, so each frame looks
 * for it, too.
 */
export function whenPainted(action: () => void): void {
  let waiting = true;
  let shownAt = Infinity;
  const look = (): void => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (!waiting || (!isPainted && performance.now() < shownAt)) return;
    waiting = false;
    action();
  };
  const lookEachFrame = (): void => {
    look();
    // Runs once this frame is drawn.
    if (shownAt === Infinity && document.querySelector('h1'))
      setTimeout(() => {
        shownAt = performance.now() + untilShown;
      });
    if (waiting) requestAnimationFrame(lookEachFrame);
  };
  new PerformanceObserver(look).observe({type: 'paint', buffered: true});
  requestAnimationFrame(lookEachFrame);
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
export function whenIdle(action: () => void): void {
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
