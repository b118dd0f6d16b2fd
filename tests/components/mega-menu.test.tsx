import {menuPictures} from '#src/content/pictures/menus';
import {createMenus} from '#src/site/navigation';
import {createLinks} from '#src/plugins/page-families/lists';
import {servicePages, solutionPages} from '../support/families';

const menus = createMenus({
  solutions: createLinks(solutionPages),
  services: createLinks(servicePages),
  industries: [],
});

test('every link in a menu with pictures has one', () => {
  const pictured = menus.filter(({aside}) => aside === undefined || aside.pictured);
  const missing = pictured.flatMap(({links}) => links).filter(({to}) => menuPictures[to] === undefined);
  expect(pictured).toHaveLength(3);
  expect(missing).toEqual([]);
});
