import {menuPictures} from '#src/content/pictures/menus';
import {Drawing} from '#src/pictures/Drawing';
import type {MenuPictureProps} from '.';

import type {ReactNode} from 'react';

/** A default export, because `lazy` requires one. */
export default function DrawnPicture({to}: MenuPictureProps): ReactNode {
  const picture = menuPictures[to];
  return picture === undefined ? null : <Drawing picture={picture} />;
}
