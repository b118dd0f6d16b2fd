import {menuPictures} from '#src/content/pictures/menus';
import {pictureAttribute, tilePicture} from '#src/parts/menus/names';
import {Picture} from '#src/pictures/Picture';

import type {ReactNode} from 'react';

/** All menu pictures, by the URL of their link. */
export function MenuPictures(): ReactNode {
  return Object.entries(menuPictures).map(([to, picture]) => (
    <div key={to} {...{[pictureAttribute]: to}}>
      <Picture picture={picture} bare={to.startsWith(tilePicture)} />
    </div>
  ));
}
