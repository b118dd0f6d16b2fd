import {iconPaths} from '#src/lib/icon-paths';
import type {IconName} from '#src/world/schema/icon';
import {drawIcon, type IconLook} from './ControlIcon';

import type {ReactNode} from 'react';

export type IconProps = IconLook & {name: IconName};

/** A decorative icon: hidden from screen readers, colored by the text around it. */
export function Icon({name, ...look}: IconProps): ReactNode {
  return drawIcon(iconPaths[name], look);
}
