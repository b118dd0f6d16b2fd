import {allowMovedNodes} from '#src/boot/islands/moved-nodes.browser';
import {translatePage} from '../support/translate-page';

import {render} from '@testing-library/react';

const original = Object.getOwnPropertyDescriptors(Node.prototype);

afterEach(() => {
  Object.defineProperties(Node.prototype, original);
});

const view = (more: boolean) => (
  <p>
    {more && <b>Also</b>}
    {more ? 'Text' : <i>Nothing</i>}
    {more || 'more'}
    <a href="/">
      <span>Link</span>
    </a>
  </p>
);

test('React goes on when its nodes were replaced by a translation or moved by an extension', () => {
  allowMovedNodes();
  const {rerender, container} = render(view(false));
  translatePage();
  const link = container.querySelector('a')!;
  const wrapper = document.createElement('skype-call');
  link.replaceWith(wrapper);
  wrapper.append(link);
  rerender(view(true));
  rerender(view(false));
  expect(container.querySelector('i')?.textContent).toBe('Nothing');
  rerender(<p />);
  expect(container.querySelector('a, b, i')).toBeNull();
});

test('nodes that nobody moved are inserted and removed as before', () => {
  allowMovedNodes();
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.insertBefore(second, null);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});
