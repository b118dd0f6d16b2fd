import {iconPaths} from '#src/lib/icon-paths';
import type {Example} from '#src/ui/example';
import type {IconName} from '#src/world/schema/icon';
import {Icon} from './index';

const names = Object.keys(iconPaths) as IconName[];

export const example: Example = {
  purpose: '20 by 20 pixels, stroke 1.6, round caps, no fill. Never in a circle or on a tile.',
  layout: 'row',
  variants: {
    size: ([14, 16, 18, 20, 24] as const).map((size) => <Icon key={size} name="calendar" size={size} />),
    name: names.map((name) => (
      <span key={name}>
        <Icon name={name} /> <code>{name}</code>
      </span>
    )),
  },
};
