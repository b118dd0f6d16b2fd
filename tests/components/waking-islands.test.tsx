import {listenForIslands} from '#src/boot/islands/wake.browser';
import {filesAttribute, filesId, islandAttribute, rootAttribute, stateAttribute, wakeEvent} from '#src/islands/names';

import {fireEvent} from '@testing-library/react';

/** An island around a form of its own. */
const island = (name: string): string =>
  `<div ${islandAttribute}="${name}"><form><input name="n"><button>Calculate</button></form><div ${rootAttribute}></div></div>`;

const files = (name: string): string => `<div ${filesAttribute}="${name}"><script src="/${name}.js"></script></div>`;

const find = <Found extends HTMLElement>(selector: string): Found => document.querySelector<Found>(selector)!;

const loading = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** Ends the downloads that are under way. */
async function end(type: 'load' | 'error'): Promise<void> {
  for (const script of loading()) {
    script.dispatchEvent(new Event(type));
    script.remove();
  }
  await new Promise((resolve) => setTimeout(resolve));
}

/** Until what happens after the next paint has happened. */
const nextPaint = () => new Promise((resolve) => setTimeout(resolve, 300));

beforeAll(() => {
  document.body.innerHTML = `${island('first')}${island('second')}<template id="${filesId}"><script src="/react.js"></script>${files('first')}${files('second')}</template>`;
  listenForIslands();
});

test('the files of each island that the pointer reaches are requested ahead, once', () => {
  const listAhead = (): (string | null)[] =>
    Array.from(document.head.querySelectorAll('[rel=preload]'), (hint) => hint.getAttribute('href'));
  fireEvent.pointerOver(find('[data-island=first] input'));
  fireEvent.pointerOver(find('[data-island=first] button'));
  fireEvent.pointerOver(find('[data-island=second] input'));
  expect(listAhead()).toEqual(['react', 'first', 'second'].map((name) => `http://localhost/${name}.js`));
});

test('a form in an island whose files fail is neither busy nor sent when a later touch loads them', async () => {
  const form = find<HTMLFormElement>('[data-island=first] form');
  const again = jest.spyOn(form, 'requestSubmit');
  fireEvent.submit(form);
  expect(form.ariaBusy).toBe('true');
  await nextPaint();
  await end('error');
  expect(form.ariaBusy).toBeNull();
  fireEvent.focusIn(find('[data-island=first] input'));
  document.addEventListener(
    wakeEvent,
    (event) => (event as CustomEvent<(current: unknown) => void>).detail((part: unknown) => part),
    {once: true},
  );
  await nextPaint();
  await end('load');
  expect(find('[data-island=first]').getAttribute(stateAttribute)).toBe('live');
  expect(again).not.toHaveBeenCalled();
});
