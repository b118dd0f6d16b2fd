import {boot} from '#src/boot/all';
import {countVisit} from '#src/boot/counter.browser';
import {keepFaults, sendFault} from '#src/boot/faults.browser';
import {listenForIslands, wakeIslands} from '#src/boot/islands/wake.browser';
import {hideToken, isFunctionPage} from '#src/boot/signed-link.browser';
import type {Counter} from '#src/content/schema/company';
import {attempt, closest} from '#src/lib/browser/dom';
import {showFirstScreen} from '#src/lib/browser/first-screen';
import {wantsLessData} from '#src/lib/browser/network';
import {afterPaint, whenComplete} from '#src/lib/browser/schedule';
import {showOutcome} from '#src/parts/copy/copy.browser';
import {copyAttribute} from '#src/parts/copy/names';
import {admitNoFilter} from '#src/parts/filter/filters.browser';
import {filter} from '#src/parts/filter/names';
import {listenForFirstSubmit, sendingForms} from '#src/parts/form/first-submit.browser';
import {typedKey} from '#src/parts/form/typed.browser';
import {showTheme} from '#src/parts/theme-toggle/theme.browser';

declare const PAGE_SCRIPT: string;
declare const FORM_SCRIPT: string;
declare const COUNTER: Counter | null;
declare const REPORTS_FAULTS: boolean;

const loads = new Map<string, Promise<boolean>>();
const ran = new Set<string>();

/** Loads page-script.ts or form-script.ts once, after the next paint, and resolves to whether it ran. */
function load(script: string): Promise<boolean> {
  const loading =
    loads.get(script) ??
    new Promise((resolve) => {
      whenComplete(() => {
        afterPaint(() => {
          import(/* webpackIgnore: true */ script).then(
            () => {
              ran.add(script);
              resolve(true);
            },
            () => {
              // The next interaction tries again.
              loads.delete(script);
              resolve(false);
            },
          );
        });
      });
    });
  loads.set(script, loading);
  return loading;
}

/** Buttons and fields that do nothing without the script. */
const dependent = `[${copyAttribute}],[${filter.field}]`;

let hasRun = false;
let clicked: HTMLElement | undefined;
let isTold: boolean | undefined;

/** Says at a button or a field that it does nothing. */
function admit(element: HTMLElement): void {
  if (!(element instanceof HTMLInputElement)) showOutcome(element, 'lost');
  else if (element.value !== '') admitNoFilter();
}

/** Loads the script for a visitor who does something. A click that needs it follows once it runs. */
function handle({type, target}: Event): void {
  const element = closest(target, dependent);
  if (closest(target, sendingForms)) void load(FORM_SCRIPT);
  if (hasRun || (!element && wantsLessData())) return;
  const isUsed = element && (type === 'click' || type === 'input');
  if (isUsed) clicked = element;
  void load(PAGE_SCRIPT).then((runs) => {
    if (hasRun) return;
    hasRun = runs;
    if (REPORTS_FAULTS && !runs) isTold ??= sendFault({file: PAGE_SCRIPT});
    if (runs) clicked?.click();
    else if (isUsed) admit(element);
    clicked = undefined;
  });
}

/** Loads the page script at the first interaction. */
function listenForInteraction(): void {
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'input'])
    window.addEventListener(type, handle, {capture: true, passive: true});
}

/* Runs in the head of each page, before the first paint. Listeners are on `window` in the capture phase. */

/** Parameters that say where a visitor came from, or that tabs.ts handles. */
const idleParameters = /^(?:utm_\w+|ref|gad_\w+|\w+clk?id|[gw]braid|mc_[ce]id|tab)$/;

if (REPORTS_FAULTS) keepFaults();
hideToken();
if (window === top) showFirstScreen();

showTheme();
for (const listen of boot.listen) listen();
listenForIslands();
listenForInteraction();
listenForFirstSubmit(
  () => ran.has(FORM_SCRIPT),
  () => load(FORM_SCRIPT),
);

/** Runs when the document is complete and visible. */
function handleShown(): void {
  const hasQuery = [...new URLSearchParams(location.search).keys()].some((name) => !idleParameters.test(name));
  wakeIslands(hasQuery);
  for (const read of boot.read) read();
  if (COUNTER !== null && !isFunctionPage()) {
    const counter = COUNTER;
    afterPaint(() => {
      countVisit(counter);
    });
  }
  if (hasQuery || location.hash !== '') void load(PAGE_SCRIPT);
  // What was typed before, or what the address asks for.
  if (document.querySelector(sendingForms) && (hasQuery || attempt(() => sessionStorage.getItem(typedKey))))
    void load(FORM_SCRIPT);
}

document.addEventListener('DOMContentLoaded', () => {
  if ((document as Document & {prerendering?: boolean}).prerendering)
    document.addEventListener('prerenderingchange', handleShown, {once: true});
  else handleShown();
});
