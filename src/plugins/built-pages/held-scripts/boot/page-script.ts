import {wantsLessData} from './scripts';
import {afterPaint, whenComplete} from './start';

declare const PAGE_SCRIPT: string;

/** Loads ../page-script at the first sign of a visitor, after the browser has answered it. */
export function loadPageScript(): void {
  if (wantsLessData()) return;
  whenComplete(() => {
    afterPaint(() => void import(/* webpackIgnore: true */ PAGE_SCRIPT).catch(() => undefined));
  });
}
