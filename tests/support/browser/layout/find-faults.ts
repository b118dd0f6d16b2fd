import {findControlFaults} from './controls';
import {createReader} from './reader';
import {findTableFaults} from './tables';
import {findTextFaults} from './texts';

import type {Page} from '@playwright/test';

/** Faults that are intended: the kind, the part of the page as a CSS selector, and why. */
export const exceptions: readonly (readonly [kind: RegExp, part: string, why: string])[] = [
  [
    /^text over text/,
    'fieldset:has(> [type="radio"]) > div > *',
    'Comments lie over the draft, which covers the page before it.',
  ],
  [/^text over text in a picture/, '[role="img"]:has(> div + *)', 'A message or a card lies over the application.'],
  [/^text cut in a picture/, 'li > div > [role="img"]', 'Earlier messages have scrolled away.'],
  [/^text cut in a picture/, '#features li', 'Windows run off the edge of their cell.'],
  [/^text cut in a picture/, 'fieldset:has(> [type="radio"]) > div > *', 'Windows run off the edge of their frame.'],
];

/** All checks in one script, because functions that run in the page can't import each other. */
const look = `((exceptions, selector) => {
  document.documentElement.removeAttribute('data-first-screen');
  const reader = (${String(createReader)})();
  const finders = [${[findTextFaults, findTableFaults, findControlFaults].map(String).join(', ')}];
  const faults = finders.flatMap((find) => find(reader));
  for (const box of [document.documentElement, ...document.querySelectorAll(':popover-open, dialog[open]')]) {
    const [wider, part] = [box.scrollWidth - box.clientWidth, box.parentElement ? box : document.querySelector(selector)];
    if (wider > 0) faults.push({kind: 'sideways scroll', what: wider + ' px', part});
  }
  const isFault = ({kind, part}) =>
    part.closest(selector) && !exceptions.some(([of, where]) => new RegExp(of).test(kind) && part.closest(where));
  return [...new Set(faults.filter(isFault).map(({kind, what}) => kind + ': ' + what))];
})`;

/**
 * What a person sees to be wrong in the current window: overlapping, cut off, covered or too small.
 * @param part CSS selector of the part to look at. Behind an open dialog, everything is covered.
 */
export async function findLayoutFaults(page: Page, part = 'body'): Promise<string[]> {
  const listed = JSON.stringify(exceptions.map(([kind, where]) => [kind.source, where]));
  const faults: string[] = [];
  // A frame whose page never comes has no URL, and would wait for it.
  for (const frame of page.frames().filter((part) => part.url() !== '')) {
    const selector = frame === page.mainFrame() ? part : 'body';
    faults.push(...(await frame.evaluate<string[]>(`${look}(${listed}, ${JSON.stringify(selector)})`)));
  }
  return faults;
}
