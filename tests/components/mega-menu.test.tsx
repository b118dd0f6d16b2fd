import {MegaMenu} from '#src/sections/shell/SiteHeader/MegaMenu';
import {menuPictures} from '#src/content/pictures/menus';
import {createMenus} from '#src/site/navigation';
import {createLinks} from '#src/plugins/page-families/lists';
import {servicePages, solutionPages} from '../support/families';
import {renderInSite} from '../support/render';

import {act, fireEvent, screen} from '@testing-library/react';

const menus = createMenus({
  solutions: createLinks(solutionPages),
  services: createLinks(servicePages),
  industries: [],
});

function renderMenu(id: string): HTMLElement {
  const menu = menus.find((one) => one.id === id);
  if (menu === undefined) throw new Error(`there is no menu “${id}”`);
  renderInSite(
    <ul>
      <MegaMenu menu={menu} current={false} Picture={({to}) => <i>picture of {to}</i>} />
    </ul>,
  );
  return screen.getByRole('group', {name: menu.label});
}

// jsdom has no popovers: the event that a browser sends is all that the component sees of them.
const open = (panel: HTMLElement): void => {
  act(() => {
    panel.dispatchEvent(Object.assign(new Event('toggle'), {oldState: 'closed', newState: 'open'}));
  });
};

const pictures = (): string[] => screen.queryAllByText(/^picture of/).map(({textContent}) => textContent);

test('draws no picture before its panel is open, then one for each tile', () => {
  const panel = renderMenu('product');
  expect(pictures()).toEqual([]);
  open(panel);
  expect(pictures()).toHaveLength(4);
});

test('shows the picture of the link under the pointer or in focus', () => {
  open(renderMenu('solutions'));
  expect(pictures()).toEqual(['picture of /solutions/sell-products-online']);
  fireEvent.pointerOver(screen.getByText('Scale operations'));
  expect(pictures()).toEqual(['picture of /solutions/scale-operations']);
  fireEvent.focus(screen.getByRole('link', {name: /^Features/}));
  expect(pictures()).toEqual(['picture of /features']);
});

test('every link beside or over a picture has one', () => {
  const pictured = menus.filter(({aside}) => aside === undefined || aside.pictured);
  const missing = pictured.flatMap(({links}) => links).filter(({to}) => menuPictures[to] === undefined);
  expect(pictured).toHaveLength(3);
  expect(missing).toEqual([]);
});
