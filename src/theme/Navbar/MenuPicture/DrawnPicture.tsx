import {menuPictures} from '#src/content/pictures/menus';
import {ProductPicture} from '#src/mocks/ProductPicture';
import type {MenuPictureProps} from '.';

import type {ReactNode} from 'react';

/** A default export, because `lazy` asks for one. */
export default function DrawnPicture({to}: MenuPictureProps): ReactNode {
  const picture = menuPictures[to];
  return picture === undefined ? null : <ProductPicture picture={picture} />;
}
