import Contact from '#src/islands/contact-form';
import {Boundary} from '#src/islands/Boundary';
import {islandAttribute, propsAttribute, rootAttribute, wakeEvent, type Current} from '#src/islands/dom';
import {addExtension, translatePage} from '../support/translate-page';

import {renderToString} from 'react-dom/server';

const field = (name: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

/** Wakes the island and resolves once it is live. */
const wake = (island: Element): Promise<Current | undefined> =>
  new Promise((resolve) => {
    island.dispatchEvent(new CustomEvent(wakeEvent, {bubbles: true, detail: resolve}));
  });

test('a translated page with the elements of an extension keeps the focus, what was typed and what was clicked', async () => {
  const props = {form: 'contact'} as const;
  document.body.innerHTML = `<div ${islandAttribute}=contact-form ${propsAttribute}='${JSON.stringify(props)}'><div ${rootAttribute}></div></div>`;
  const island = document.body.firstElementChild!;
  island.firstElementChild!.innerHTML = renderToString(
    <Boundary island="contact-form" onLive={() => undefined}>
      <Contact {...props} />
    </Boundary>,
    {identifierPrefix: 'contact-form'},
  );
  translatePage();
  addExtension();
  // React reports that the texts differ.
  window.addEventListener('error', (event) => event.preventDefault());
  await import('#src/islands/runtime');
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
