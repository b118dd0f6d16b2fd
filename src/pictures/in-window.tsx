import {Window} from './parts/Window';

import type {PictureOf, Picture} from '#src/content/schema/pictures/picture';
import type {KindProps} from './kind-props';
import type {ComponentType} from 'react';

/** Puts what draws a kind of picture into a window with the picture's description. */
export function inWindow<Kind extends Picture['kind']>(
  Content: ComponentType<{picture: PictureOf<Kind>}>,
): ComponentType<KindProps<Kind>> {
  return function PictureInWindow({picture, bare, className}) {
    return (
      <Window label={picture.label} bare={bare} className={className}>
        <Content picture={picture} />
      </Window>
    );
  };
}
