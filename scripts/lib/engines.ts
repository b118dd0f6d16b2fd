import {existsSync} from 'node:fs';
import path from 'node:path';

import {firefox, webkit} from '@playwright/test';

import {CommandError} from './terminal';

export type Engine = 'firefox' | 'webkit';

/** How to start an engine: Playwright's build of it, or the Firefox or the WebKitGTK that is installed. */
export type AvailableEngine = {engine: Engine; program: string; isInstalled: boolean};

/** Tests that only Chromium can run, by a part of their title: they need page.pdf() or requests for mailto: URLs. */
export const chromiumOnly = ['prints its text', 'opens the mail client'];

/**
 * Tests that an installed Firefox can't run, by a part of their title, each with what Playwright can't do over
 * WebDriver BiDi. Playwright's own Firefox runs them.
 */
export const notByBidi: ReadonlyMap<string, string> = new Map([
  ['is stored, the visitor is thanked', 'read the body of a request'],
  ['without JavaScript', 'turn off JavaScript'],
  ['the theme follows the system', 'emulate colors'],
  ['copied as shown', 'emulate colors'],
  ['print dark on white', 'emulate paper'],
  ['fills in the numbers', 'replace the text of a number field'],
  ['is still there after visiting another page', 'go back to a page of the back/forward cache'],
  ['every focus stop of', 'return from the address bar to the page by keyboard'],
  ['a retry after a lost response', 'read the body of a request'],
]);

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

const onPath = (...names: string[]): string[] =>
  names.flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)));

/** Path of an installed Firefox: FIREFOX_PATH, or one on this machine. An invalid FIREFOX_PATH is an error. */
function findFirefox(): string | undefined {
  const {FIREFOX_PATH: firefoxPath} = process.env;
  if (firefoxPath && !existsSync(firefoxPath))
    throw new CommandError(`FIREFOX_PATH is "${firefoxPath}", but that file does not exist. Correct it or unset it.`);
  return firefoxPath || [...onPath('firefox', 'firefox-esr'), macFirefox].find((program) => existsSync(program));
}

/** Path of WebKitGTK's WebDriver, which needs a virtual screen. */
function findWebKitDriver(): string | undefined {
  if (!onPath('xvfb-run').some((program) => existsSync(program))) return undefined;
  return onPath('WebKitWebDriver').find((program) => existsSync(program));
}

/** The engines of other browsers on this machine. */
export function findEngines(): AvailableEngine[] {
  const installed = {firefox: findFirefox, webkit: findWebKitDriver};
  return [firefox, webkit].flatMap((type): AvailableEngine[] => {
    const engine = type.name() as Engine;
    const own = type.executablePath();
    if (existsSync(own)) return [{engine, program: own, isInstalled: false}];
    const program = installed[engine]();
    return program === undefined ? [] : [{engine, program, isInstalled: true}];
  });
}
