import {eagerId} from '#src/boot/names';
import {filesAttribute, filesId, islandAttribute} from '#src/islands/names';
import {filter} from '#src/parts/filter/names';
import {appendToBody, changeHead} from '../page/change-page';
import type {Page} from '../page/page';
import {findStyleSheet} from '../page/style-sheet';
import {elementsIn, propertyOf} from '../page/tree';

import type {Element} from 'hast';
import {h} from 'hastscript';

/**
 * Which pages the browser may load before a visitor follows their link
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Links to the page itself, such as a filter's, are left
 * out by address, too: browsers match the selectors of a rule that is added later only when they restyle a link.
 */
const where = {
  and: [
    {href_matches: '/*'},
    {not: {href_matches: '/api/*'}},
    {not: {href_matches: '?*'}},
    {not: {selector_matches: `[target],[download],[rel~=nofollow],[${filter.link}]`}},
  ],
};

const createRules = (rules: object): Element => h('script', {type: 'speculationrules'}, JSON.stringify(rules));

/**
 * `moderate`: the pointer rests on a link or goes down on it; on phones, a link has been in view for a moment. `eager`: the
 * pointer reaches a link; the boot script adds this rule where it pays. Until a visitor touches it, a page runs only the boot
 * script, so prerendering costs little, and browsers reduce it when data or power is limited.
 */
const speculationRules = [
  createRules({prerender: [{where, eagerness: 'moderate'}]}),
  h('template', {id: eagerId}, [createRules({prefetch: [{where, eagerness: 'eager'}]})]),
];

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
 * Returns a function that adds the boot scripts to a page's head, and at its end lists the files of its islands and says which
 * pages to load early.
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
    changeHead(
      page,
      'after',
      findStyleSheet(page),
      needed.map(({text}) => h('script', text)),
    );
    const groups = listIslands(page).map((name) => h('div', {[filesAttribute]: name}, listElements(filesOf(name))));
    if (groups.length > 0) appendToBody(page, [h('template', {id: filesId}, [...listElements(runtime), ...groups])]);
    appendToBody(page, speculationRules);
  };
}
