import {chromiumFlags, ensureChromium} from '../../../scripts/lib/chromium.ts';

import {once} from 'node:events';
import {setTimeout as pause} from 'node:timers/promises';
import {launch} from 'chrome-launcher';

type Message = {
  id?: number;
  method?: string;
  params?: {sessionId: string; targetInfo?: {type: string}};
  result?: unknown;
};

/** A tab of Chromium whose pages may be prerendered. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the visible page; `undefined` while another page takes its place. */
  run: <Result>(fn: () => Result) => Promise<Result | undefined>;
  /** Whether the page at a path has been prerendered, and has loaded. */
  hasPrerendered: (path: string) => Promise<boolean>;
  /** Moves the pointer to the first visible element. */
  hover: (selector: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  close: () => void;
};

/**
 * Opens a tab over the protocol itself (https://chromedevtools.github.io/devtools-protocol): the browser doesn't prerender for
 * pages that Playwright has attached to.
 * @param slowdown Divides the speed of the processor.
 */
export async function openTab(slowdown = 1): Promise<Tab> {
  const flags = ['--headless=new', '--window-size=1440,900', ...chromiumFlags];
  const chrome = await launch({chromePath: await ensureChromium(), chromeFlags: flags});
  const version = await fetch(`http://127.0.0.1:${chrome.port}/json/version`);
  const {webSocketDebuggerUrl} = (await version.json()) as {webSocketDebuggerUrl: string};
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');

  const replies = new Map<number, {resolve: (result?: unknown) => void; sessionId: string | undefined}>();
  async function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result | undefined> {
    const id = replies.size;
    const reply = new Promise((resolve) => replies.set(id, {resolve, sessionId}));
    socket.send(JSON.stringify({id, method, params, sessionId}));
    return (await reply) as Result | undefined;
  }
  /** Sessions of the visible page and of prerendered ones. When one of these is shown, the first ends. */
  let pages: string[] = [];
  socket.addEventListener('message', ({data}) => {
    const {id, method, params, result} = JSON.parse(String(data)) as Message;
    if (id !== undefined) replies.get(id)?.resolve(result);
    if (method === 'Target.attachedToTarget' && params?.targetInfo?.type === 'page') {
      pages.push(params.sessionId);
      void send('Emulation.setCPUThrottlingRate', {rate: slowdown}, params.sessionId);
    }
    if (method !== 'Target.detachedFromTarget') return;
    pages = pages.filter((page) => page !== params?.sessionId);
    // A page that another takes the place of leaves requests without a reply.
    for (const {resolve, sessionId} of replies.values()) if (sessionId === params?.sessionId) resolve();
  });
  const targets = await send<{targetInfos: {targetId: string}[]}>('Target.getTargets', {filter: [{type: 'tab'}]});
  const targetId = targets?.targetInfos[0]?.targetId;
  const attached = await send<{sessionId: string}>('Target.attachToTarget', {targetId, flatten: true});
  const options = {autoAttach: true, waitForDebuggerOnStart: false, flatten: true};
  await send('Target.setAutoAttach', options, attached?.sessionId);

  const evaluate = async <Result>(expression: string, page = pages[0]): Promise<Result | undefined> => {
    const parameters = {expression, returnByValue: true};
    const reply = await send<{result: {value?: Result}}>('Runtime.evaluate', parameters, page);
    return reply?.result.value;
  };
  type Point = {x: number; y: number};
  /** The middle of the first visible element, which is scrolled into view. */
  const find = async (selector: string): Promise<Point> => {
    const measure = (name: string): Point | undefined => {
      const element = [...document.querySelectorAll(name)].find((one) => one.checkVisibility());
      element?.scrollIntoView({block: 'center', behavior: 'instant'});
      const {x, y, width, height} = element?.getBoundingClientRect() ?? new DOMRect();
      return element && {x: x + width / 2, y: y + height / 2};
    };
    const point = await evaluate<Point>(`(${String(measure)})(${JSON.stringify(selector)})`);
    if (point === undefined) throw new Error(`The page shows no ${selector}.`);
    return point;
  };
  const point = (type: string, place: Point) =>
    send('Input.dispatchMouseEvent', {...place, type, button: 'left', clickCount: 1}, pages[0]);
  return {
    goto: async (url) => {
      await send('Page.navigate', {url}, pages[0]);
      while (await evaluate<boolean>(`location.href !== ${JSON.stringify(url)} || document.readyState !== 'complete'`))
        await pause(20);
    },
    hasPrerendered: async (path) => {
      const isReady = `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete'`;
      const found = await Promise.all(pages.slice(1).map((page) => evaluate<boolean>(isReady, page)));
      return found.includes(true);
    },
    run: (fn) => evaluate(`(${String(fn)})()`),
    hover: async (selector) => {
      await point('mouseMoved', await find(selector));
    },
    click: async (selector) => {
      const place = await find(selector);
      await point('mousePressed', place);
      await point('mouseReleased', place);
    },
    close: () => {
      socket.close();
      chrome.kill();
    },
  };
}
