import type {Page} from '@playwright/test';

/**
 * How much of the column of `<main>` is covered by pictures, in percent: drawings (`role="img"`) and artwork, as far as
 * the boxes around them show it. Counted on a grid of eight pixels, so that pictures over each other count once.
 */
export function measurePictureShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (main === null) return 0;
    const [frame, cell] = [main.getBoundingClientRect(), 8];
    const width = Math.min(1240, window.innerWidth);
    const start = (window.innerWidth - width) / 2;
    const [columns, rows] = [Math.ceil(width / cell), Math.ceil(frame.height / cell)];
    const covered = new Set<number>();
    for (const picture of main.querySelectorAll('[role="img"], svg[preserveAspectRatio]')) {
      let {left, top, right, bottom} = picture.getBoundingClientRect();
      for (let box = picture.parentElement; box !== null && box !== main; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const clip = box.getBoundingClientRect();
        [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
        [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
      }
      const last = Math.min(columns, Math.round((right - start) / cell));
      for (let row = Math.round((top - frame.top) / cell); row < Math.round((bottom - frame.top) / cell); row += 1) {
        for (let column = Math.max(0, Math.round((left - start) / cell)); column < last; column += 1) {
          covered.add(row * columns + column);
        }
      }
    }
    return (covered.size / (columns * rows)) * 100;
  });
}
