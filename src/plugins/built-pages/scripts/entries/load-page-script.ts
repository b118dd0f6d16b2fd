import {copyAttribute, filter} from '#src/behaviors/attributes';
import {showOutcome} from '#src/behaviors/copy';
import {closest} from '#src/behaviors/dom';
import {admitNoFilter} from '#src/behaviors/filters';
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
const dependent = `[${copyAttribute}],[${filter.field}]`;

let hasRun = false;
let clicked: HTMLElement | undefined;

/** Says at a button or a field that it does nothing. */
function admit(element: HTMLElement): void {
  if (!(element instanceof HTMLInputElement)) showOutcome(element, 'lost');
  else if (element.value !== '') admitNoFilter();
}

/** Loads the script for a visitor who does something. A click that needs it follows once it runs. */
function handle({type, target}: Event): void {
  const element = closest(target, dependent);
  if (hasRun || (!element && wantsLessData())) return;
  const isUsed = element && (type === 'click' || type === 'input');
  if (isUsed) clicked = element;
  void loadPageScript().then((runs) => {
    if (hasRun) return;
    hasRun = runs;
    if (runs) clicked?.click();
    else if (isUsed) admit(element);
  });
}

/** Loads the page script at the first interaction. */
export function listenForInteraction(): void {
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'input'])
    window.addEventListener(type, handle, {capture: true, passive: true});
}
