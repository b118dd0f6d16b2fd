import {filesAttribute, filesId, islandAttribute} from '#src/islands/dom';
import {appendToBody, changeHead} from '../page/change-page';
import type {Page} from '../page/page';
import {findStyleSheet} from '../page/style-sheet';
import {elementsIn, propertyOf} from '../page/tree';

import type {Element} from 'hast';
import {h} from 'hastscript';

/**
 * Which pages the browser may prerender
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Until a visitor touches it, a page runs only the
 * boot script, so prerendering costs little. Browsers reduce prerendering when data or power is limited.
 */
const pages = {
  and: [
    {href_matches: '/*'},
    {not: {href_matches: ['/api/*', '/*\\?*']}},
    {not: {selector_matches: '[target],[download],[rel~=nofollow]'}},
  ],
};

/** `moderate`: the pointer rests on a link or goes down on it; on phones, a link in view for a moment. */
const speculationRules = {
  prerender: [{where: pages, eagerness: 'moderate'}],
};

/** The boot script, and a script for pages with an element of a certain kind. */
export type BootScript = {text: string; isFor?: (element: Element) => boolean};

/** Names of the islands on a page. */
function listIslands({body}: Pick<Page, 'body'>): string[] {
  const names = [...elementsIn(body)].flatMap(
    ({properties}) => String(properties[propertyOf(islandAttribute)] ?? '') || [],
  );
  return [...new Set(names)];
}

/** Elements that load files when they are copied into the page. */
const listElements = (files: readonly string[]): Element[] =>
  files.map((file) => (file.endsWith('.css') ? h('link', {rel: 'stylesheet', href: file}) : h('script', {src: file})));

/**
 * Returns a function that adds the boot scripts to a page's head, and lists the files of its islands at its end.
 * @param runtime Scripts of every island.
 * @param filesOf Files of an island by its name. Throws for an unknown one.
 */
export function createScriptInserter(
  boot: readonly BootScript[],
  runtime: readonly string[],
  filesOf: (island: string) => readonly string[],
): (page: Page) => void {
  return (page) => {
    const needed = boot.filter(({isFor}) => isFor === undefined || [...elementsIn(page.body)].some(isFor));
    const rules = h('script', {type: 'speculationrules'}, JSON.stringify(speculationRules));
    changeHead(page, 'after', findStyleSheet(page), [...needed.map(({text}) => h('script', text)), rules]);
    const groups = listIslands(page).map((name) => h('div', {[filesAttribute]: name}, listElements(filesOf(name))));
    if (groups.length > 0) appendToBody(page, [h('template', {id: filesId}, [...listElements(runtime), ...groups])]);
  };
}
