import {kinds} from '../kinds';

import type {KindProps} from '../kind-props';
import type {ComponentType, ReactNode} from 'react';

export type PictureProps = KindProps;

/** A picture of any kind. It fills its slot, adapts to the slot's width, and is cropped if it doesn't fit. */
export function Picture({picture, ...frame}: PictureProps): ReactNode {
  const Kind = kinds[picture.kind] as ComponentType<KindProps>;
  return <Kind picture={picture} {...frame} />;
}
