import {filesId, islandAttribute} from '#src/islands/dom';
import {appendToBody, changeHead} from '../page/change-page';
import type {Page} from '../page/page';
import {findStyleSheet} from '../page/style-sheet';
import {createDataScript, elementsIn, propertyOf} from '../page/tree';
import {speculationRules} from './speculation';

import type {Element} from 'hast';
import {h} from 'hastscript';

/** The boot script, and a script for pages with an element of a certain kind. */
export type BootScript = {text: string; isFor?: (element: Element) => boolean};

/** Names of the islands on a page. */
export function listIslands({body}: Pick<Page, 'body'>): string[] {
  const names = [...elementsIn(body)].flatMap(
    ({properties}) => String(properties[propertyOf(islandAttribute)] ?? '') || [],
  );
  return [...new Set(names)];
}

/**
 * Returns a function that adds the boot scripts to a page's head, and lists the files of its islands at its end.
 * @param filesOf Files of an island by its name. Throws for an unknown one.
 */
export function createScriptInserter(
  boot: readonly BootScript[],
  filesOf: (island: string) => readonly string[],
): (page: Page) => void {
  return (page) => {
    const needed = boot.filter(({isFor}) => isFor === undefined || [...elementsIn(page.body)].some(isFor));
    const rules = createDataScript({type: 'speculationrules'}, speculationRules);
    changeHead(page, 'after', findStyleSheet(page), [...needed.map(({text}) => h('script', text)), rules]);
    const files = listIslands(page).map((name) => [name, filesOf(name)] as const);
    const list = createDataScript({type: 'application/json', id: filesId}, Object.fromEntries(files));
    if (files.length > 0) appendToBody(page, [list]);
  };
}
