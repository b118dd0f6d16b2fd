import {Boundary} from '#src/islands/Boundary';
import {type Current, islandAttribute, rootAttribute, wakeEvent} from '#src/islands/names';
import {addExtension, translatePage} from '../support/translate-page';

import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';

/** A part with everything that visitors touch. */
function Part(): ReactNode {
  return (
    <form>
      <label>
        First name <input name="firstName" />
      </label>
      <button type="submit">Send</button>
    </form>
  );
}

jest.mock('#src/boot/islands/registry', () => ({loadIsland: () => Promise.resolve(Part)}));

const field = (name: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

/** Wakes the island and resolves once it is live. */
const wake = (island: Element): Promise<Current | undefined> =>
  new Promise((resolve) => {
    island.dispatchEvent(new CustomEvent(wakeEvent, {bubbles: true, detail: resolve}));
  });

test('a translated page with the elements of an extension keeps the focus, what was typed and what was clicked', async () => {
  document.body.innerHTML = `<div ${islandAttribute}=worksheet><div ${rootAttribute}></div></div>`;
  const island = document.body.firstElementChild!;
  island.firstElementChild!.innerHTML = renderToString(
    <Boundary island="worksheet" onLive={() => undefined}>
      <Part />
    </Boundary>,
    {identifierPrefix: 'worksheet'},
  );
  translatePage();
  addExtension();
  // React reports that the texts differ.
  window.addEventListener('error', (event) => event.preventDefault());
  await import('#src/boot/islands/runtime');
  const [old, form, button] = [
    field('firstName'),
    document.querySelector('form')!,
    document.querySelector('button[type=submit]')!,
  ];
  old.focus();
  old.value = 'Ada';
  const current = await wake(island);
  expect(old.isConnected).toBe(false);
  expect(field('firstName').value).toBe('Ada');
  expect(document.activeElement).toBe(field('firstName'));
  expect(current?.(old)).toBe(field('firstName'));
  expect(current?.(form)).toBe(document.querySelector('form'));
  expect(current?.(button)).toBe(document.querySelector('button[type=submit]'));
});
