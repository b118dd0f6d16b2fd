import type {BrowserContext, Frame, Page} from '@playwright/test';

/** What a visitor would notice although nothing says it: where the page is, what has the focus, what moved by itself. */
export type Sighting = {
  scrollY: number;
  /** Sum of the layout shifts that no press or key explains, in the page and its frames. */
  shift: number;
  /** The focused control, and its place in its window; undefined if that is the body. */
  focus: {name: string; top: number; isInView: boolean} | undefined;
};

type Watched = Window & {
  shifts: {value: number; what: string}[];
  keys: {key: string; isTaken: boolean}[];
  announced: string[];
};

/** Records layout shifts, keys and announcements from the start of each page. */
export const installWitness = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
    };
    const [shifts, keys, announced]: [Watched['shifts'], Watched['keys'], string[]] = [[], [], []];
    Object.assign(window, {shifts, keys, announced});
    const describe = (node: Node | null | undefined): string =>
      node instanceof Element
        ? `${node.localName}#${node.id}.${node.getAttribute('class') ?? ''}`
        : String(node?.nodeName);
    const round = ({x, y, width, height}: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    // Only Chromium reports them.
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[])
        if (!hadRecentInput) {
          const moves = sources.map(
            ({node, previousRect, currentRect}) =>
              `${describe(node)} (${round(previousRect)} to ${round(currentRect)})`,
          );
          shifts.push({value, what: moves.join(', ')});
        }
    }).observe({type: 'layout-shift', buffered: true});
    new MutationObserver((changes) => {
      for (const {target} of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        announced.push(element?.closest('[role=status], [role=alert]')?.textContent ?? '');
      }
    }).observe(document, {subtree: true, childList: true, characterData: true});
    addEventListener('keydown', (event) => {
      // After all listeners.
      setTimeout(() => {
        const {altKey, ctrlKey, shiftKey, key, defaultPrevented} = event;
        const name = [altKey && 'Alt', ctrlKey && 'Control', shiftKey && 'Shift', key].filter(Boolean).join('+');
        keys.push({key: name, isTaken: defaultPrevented});
      });
    });
  });

/** Runs in a frame: the control that has the focus. */
function readFocus(): Sighting['focus'] {
  const element = document.activeElement;
  if (element === null || element === document.body || element === document.documentElement) return undefined;
  const {top, bottom} = element.getBoundingClientRect();
  const names = ['id', 'name', 'value', 'data-day', 'data-key', 'aria-label'].flatMap(
    (name) => element.getAttribute(name) ?? [],
  );
  const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 30);
  return {
    name: [element.localName, ...names, text].join(' '),
    top: Math.round(top),
    isInView: bottom > 0 && top < innerHeight,
  };
}

/** What has the focus, in the page or in its focused frame. */
async function findFocus(page: Page): Promise<Sighting['focus']> {
  let at: Frame = page.mainFrame();
  for (;;) {
    const active = await at.evaluateHandle(() => document.activeElement);
    const inner: Frame | null = (await active.asElement()?.contentFrame()) ?? null;
    await active.dispose();
    if (inner === null) return at.evaluate(readFocus);
    at = inner;
  }
}

/** Waits until what a step has caused is drawn. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export async function look(page: Page): Promise<Sighting> {
  await settle(page);
  const frames = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(
          () => (window as Partial<Watched & Window>).shifts?.reduce((sum, {value}) => sum + value, 0) ?? 0,
        ),
      ),
  );
  return {
    scrollY: await page.evaluate(() => scrollY),
    shift: Math.max(...frames),
    focus: await findFocus(page),
  };
}

/** What moved, for messages. */
export async function listShifts(page: Page): Promise<string[]> {
  const frames = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as Partial<Watched & Window>).shifts ?? [])),
  );
  return frames.flat().map(({value, what}) => `${value.toFixed(4)} ${what}`);
}

/** Keys pressed so far that a part kept from the browser. */
export async function listTakenKeys(page: Page): Promise<string[]> {
  const frames = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as Partial<Watched & Window>).keys ?? [])),
  );
  return frames.flat().flatMap(({key, isTaken}) => (isTaken ? key : []));
}

/** What the page has announced so far. A message that is shown for a moment is missed by a test that looks for it then. */
export const listAnnounced = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Partial<Watched & Window>).announced ?? []);
