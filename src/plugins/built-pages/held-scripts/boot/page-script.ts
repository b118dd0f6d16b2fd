import {wantsLessData} from './scripts';
import {afterPaint, whenComplete} from './start';

declare const PAGE_SCRIPT: string;

/** Loads ../page-script on the first interaction, after the browser has painted its result. */
export function loadPageScript(): void {
  if (wantsLessData()) return;
  whenComplete(() => {
    afterPaint(() => void import(/* webpackIgnore: true */ PAGE_SCRIPT).catch(() => undefined));
  });
}
