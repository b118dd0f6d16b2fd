import type {BuildOutput} from '../docusaurus-internals/build-output';
import {findScripts, findStyleSheet} from '../docusaurus-internals/page-html';
import {appendToBody, changeHead} from '../page/change-page';
import type {Page} from '../page/page';
import {createDataScript, elementsIn} from '../page/tree';
import {integrityOf, writeHashed} from '../hashes';
import {heldFilesId} from '../page-parts';
import {listStaticElements} from '../page-routes/static-elements';
import {speculationRules} from './speculation';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {h} from 'hastscript';
import {parse} from 'postcss';

/**
 * Writes the style sheet that is attached with the scripts. It has no fonts, because every page already declares them: a
 * second declaration makes the browser lay out all text again, which takes 0.1 s on a phone.
 * @returns Its address, which changes with its text.
 */
function writeLaterSheet(outDir: string, sheet: string): string {
  const root = parse(readFileSync(path.join(outDir, sheet), 'utf8'));
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return writeHashed(outDir, path.posix.join(path.posix.dirname(sheet), 'later.css'), root.toString());
}

/** Returns a function that computes the integrity hash of a built file, and caches it. */
function createHasher(outDir: string): (address: string) => string {
  const hashes = new Map<string, string>();
  return (address) => {
    const known = hashes.get(address);
    if (known !== undefined) return known;
    const integrity = integrityOf(readFileSync(path.join(outDir, address)));
    hashes.set(address, integrity);
    return integrity;
  };
}

/**
 * A page's style sheet and scripts in a `<template>`, where the browser neither fetches nor runs them. Each has an integrity
 * hash, so the browser rejects a modified file.
 */
function createHeldFiles(sheet: string, scripts: readonly string[], hash: (address: string) => string): Element {
  return h('template', {id: heldFilesId}, [
    h('link', {rel: 'stylesheet', href: sheet, integrity: hash(sheet)}),
    ...scripts.map((src) => h('script', {src, integrity: hash(src)})),
  ]);
}

/** The boot script, and a script for pages with an element of a certain kind. */
export type BootScript = {text: string; isFor?: (element: Element) => boolean};

/**
 * Returns a function that moves a page's scripts from the head to a template at its end, and replaces them with the boot
 * scripts, which run them when the visitor needs them.
 */
export function createScriptHolder(
  build: BuildOutput,
  {outDir, boot}: {outDir: string; boot: readonly BootScript[]},
): (page: Page) => void {
  const hash = createHasher(outDir);
  let sheet: string | undefined;
  return (page) => {
    sheet ??= writeLaterSheet(outDir, String(findStyleSheet(page).properties['href']));
    const [runtime, ...others] = findScripts(page, build.entryScripts);
    const rules = createDataScript({type: 'speculationrules'}, speculationRules);
    const needed = boot.filter(({isFor}) => isFor === undefined || elementsIn(page.body).some(isFor));
    const scripts = needed.map(({text}) => h('script', text));
    if (runtime) changeHead(page, 'instead of', runtime, [...scripts, rules]);
    for (const script of others) changeHead(page, 'instead of', script, []);
    appendToBody(page, [
      createHeldFiles(sheet, listStaticElements(page) ? build.entryScripts : build.pageAt(page.path).scripts, hash),
    ]);
  };
}
