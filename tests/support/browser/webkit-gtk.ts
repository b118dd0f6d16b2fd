import {test as base} from '@playwright/test';
import getPort from 'get-port';

import {isListening, startServer} from '../../../scripts/lib/processes.ts';
import type {AvailableEngine} from '../../../scripts/lib/engines.ts';

import {setTimeout as pause} from 'node:timers/promises';

/** A window of WebKitGTK. Functions run in the page, so they can't use what is around them. */
export type WebKit = {
  goto: (path: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  run: <Args extends readonly unknown[], Result>(fn: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Clicks the first visible element with the text, as soon as there is one. */
  click: (selector: string, text?: string) => Promise<unknown>;
  /** Types where the focus is, with names of keys from `keys`. */
  type: (text: string, modifier?: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  enterFrame: (selector: string) => Promise<unknown>;
  leaveFrame: () => Promise<unknown>;
};

/** Codes of the WebDriver specification, section 17.4.2. */
export const keys = {
  tab: '\uE004',
  enter: '\uE007',
  control: '\uE009',
  escape: '\uE00C',
  right: '\uE014',
  down: '\uE015',
};

/** The first visible element with the text; runs in the page. */
const findShown = (selector: string, text: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0 && element.checkVisibility() && element.textContent.includes(text),
  );

async function openWebKit(driver: string, port: number): Promise<{webkit: WebKit; close: () => Promise<unknown>}> {
  const call = async (method: string, path: string, body: object = {}): Promise<unknown> => {
    const request = {method, ...(method === 'POST' && {body: JSON.stringify(body)})};
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error(`${driver}: ${path} ${JSON.stringify(value)}`);
    return value;
  };
  const {sessionId} = (await call('POST', '/session', {capabilities: {}})) as {sessionId: string};
  const send = (path: string, body?: object): Promise<unknown> => call('POST', `/session/${sessionId}${path}`, body);
  const run: WebKit['run'] = (fn, ...args) =>
    send('/execute/sync', {script: `return (${String(fn)})(...arguments)`, args}) as Promise<never>;
  /** Acts on WebDriver's reference to an element, as soon as that works. Sections may move as they come into view. */
  const actOn = async (
    act: (element: {id: string; reference: unknown}) => Promise<unknown>,
    selector: string,
    text = '',
  ): Promise<unknown> => {
    let fault = `${selector} “${text}” didn’t show.`;
    for (const end = Date.now() + 15_000; Date.now() < end;) {
      const reference = await run<[string, string], unknown>(findShown, selector, text);
      try {
        if (reference) return await act({id: String(Object.values(reference)[0]), reference});
      } catch (error) {
        fault = String(error);
      }
      await pause(100);
    }
    throw new Error(fault);
  };

  const webkit: WebKit = {
    run,
    goto: (url) => send('/url', {url}),
    resize: (width, height) => send('/window/rect', {x: 0, y: 0, width, height}),
    click: (selector, text) => actOn(({id}) => send(`/element/${id}/click`), selector, text),
    type: async (text, modifier) => {
      const presses = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({type, value})));
      const held =
        modifier === undefined ? [[], []] : [[{type: 'keyDown', value: modifier}], [{type: 'keyUp', value: modifier}]];
      await send('/actions', {actions: [{type: 'key', id: 'keyboard', actions: [held[0], presses, held[1]].flat()}]});
    },
    back: () => send('/back'),
    leaveFrame: () => send('/frame', {id: null}),
    enterFrame: (selector) => actOn(({reference}) => send('/frame', {id: reference}), selector),
  };
  return {webkit, close: () => call('DELETE', `/session/${sessionId}`)};
}

/** Tests of an installed WebKitGTK, which Playwright can't drive. It has no headless mode, so it gets a virtual screen. */
export const test = base.extend<object, {webkit: WebKit}>({
  webkit: [
    async ({playwright: _}, use, {project}) => {
      const {program} = project.metadata as AvailableEngine;
      const port = await getPort();
      const driver = await startServer('xvfb-run', ['--auto-servernum', program, `--port=${port}`], {
        name: 'WebKitWebDriver',
        timeout: 20_000,
        isReady: () => isListening(port),
        onLine: () => undefined,
      });
      const {webkit, close} = await openWebKit(program, port);
      await use(webkit);
      await close();
      await driver.stop();
    },
    {scope: 'worker', timeout: 60_000},
  ],
});
