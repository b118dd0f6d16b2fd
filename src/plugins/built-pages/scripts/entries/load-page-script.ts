import {backAttribute, copyAttribute, filter} from '#src/behaviors/attributes';
import {closest} from '#src/behaviors/dom';
import {wantsLessData} from '#src/behaviors/network';
import {afterPaint, whenComplete} from '#src/behaviors/schedule';

declare const PAGE_SCRIPT: string;

let loading: Promise<boolean> | undefined;

/** Loads page-script.ts once, after the next paint, and resolves to whether it ran. */
export function loadPageScript(): Promise<boolean> {
  loading ??= new Promise((resolve) => {
    whenComplete(() => {
      afterPaint(() => {
        import(/* webpackIgnore: true */ PAGE_SCRIPT).then(
          () => resolve(true),
          () => {
            // The next interaction tries again.
            loading = undefined;
            resolve(false);
          },
        );
      });
    });
  });
  return loading;
}

/** Buttons and fields that do nothing without the script. */
const dependent = `[${copyAttribute}],[${backAttribute}],[${filter.field}]`;

let hasRun = false;

/** Loads the script for a visitor who does something. A click that needs it follows once it runs. */
function handle({type, target}: Event): void {
  const element = closest(target, dependent);
  if (hasRun || (!element && wantsLessData())) return;
  void loadPageScript().then((runs) => {
    if (hasRun || !runs) return;
    hasRun = true;
    clicked?.click();
  });
  if (type === 'click' && element) clicked = element;
}

let clicked: HTMLElement | undefined;

/** Loads the page script at the first interaction. */
export function listenForInteraction(): void {
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'])
    window.addEventListener(type, handle, {capture: true, passive: true});
}
