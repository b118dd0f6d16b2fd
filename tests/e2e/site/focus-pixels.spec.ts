import type {CDPSession, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

// Computed styles say that a ring is drawn. Only a picture shows whether a card cuts it away or something lies over it.

const paths = [
  ...['/', '/features', '/pricing', '/solutions', '/solutions/manage-pipelines', '/services', '/services/seo-growth'],
  ...['/industries', '/industries/healthcare', '/integrations', '/case-studies', '/compare', '/contact', '/trial'],
  ...['/documentation', '/docs/api/contacts/create', '/blog', '/blog/stop-when-they-reply', '/changelog', '/faq'],
];

/** Runs in the page: marks one control of each kind that no page had before. Returns the kinds. */
function markKinds(known: readonly string[]): string[] {
  document.documentElement.removeAttribute('data-first-screen');
  const kinds: string[] = [];
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (!element.checkVisibility({visibilityProperty: true}) || element.tabIndex < 0) continue;
    if (element.closest('dialog, [popover], [inert]')) continue;
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const kind = around.map((part) => `${part?.localName ?? ''}.${part?.getAttribute('class') ?? ''}`).join();
    if (known.includes(kind) || kinds.includes(kind)) continue;
    element.setAttribute('data-stop', String(kinds.length));
    kinds.push(kind);
  }
  return kinds;
}

/** A picture of the control and what is around it. Playwright's own takes twice as long. */
async function takePicture(session: CDPSession, clip: Box): Promise<string> {
  const options = {format: 'png', optimizeForSpeed: true, clip: {...clip, scale: 1}} as const;
  const {data} = await session.send('Page.captureScreenshot', options);
  return data;
}

type Box = {x: number; y: number; width: number; height: number};

/** Whether something on the screen changes when the control gets the focus. */
async function isFocusSeen(page: Page, session: CDPSession, stop: number): Promise<boolean> {
  const control = page.locator(`[data-stop='${String(stop)}']`);
  const box = await control.evaluate((element: HTMLElement): Box => {
    element.focus();
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    element.blur();
    const {left, top, right, bottom} = element.getBoundingClientRect();
    // The ring of a hidden input may be on its label or its card.
    const around = 200;
    const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
    const [width, height] = [Math.min(innerWidth, right + around) - x, Math.min(innerHeight, bottom + around) - y];
    return {x: x + scrollX, y: y + scrollY, width, height};
  });
  const before = await takePicture(session, box);
  await control.evaluate((element: HTMLElement) => {
    element.focus({preventScroll: true});
  });
  return before !== (await takePicture(session, box));
}

for (const width of [390, 1440]) {
  test(`the focus changes what is on the screen at each kind of control at ${String(width)} px`, async ({page}) => {
    test.setTimeout(300_000);
    await page.setViewportSize({width, height: 700});
    const session = await page.context().newCDPSession(page);
    const known: string[] = [];
    const unseen: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      // A blinking caret is no ring.
      await page.addStyleTag({content: '* {caret-color: transparent !important}'});
      const kinds = await page.evaluate(markKinds, known);
      known.push(...kinds);
      for (const stop of kinds.keys()) {
        if (await isFocusSeen(page, session, stop)) continue;
        const control = page.locator(`[data-stop='${String(stop)}']`);
        unseen.push(`${path}: ${await control.evaluate((element) => element.outerHTML.slice(0, 160))}`);
      }
    }
    expect(unseen).toEqual([]);
    expect(known.length).toBeGreaterThan(100);
  });
}
