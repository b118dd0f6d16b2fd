/**
 * Sum of the layout shifts so far.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>}
 */
export function readShift(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += entry.value;
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(sum), 100);
      }),
  );
}
