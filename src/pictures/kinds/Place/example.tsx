import type {Example} from '#src/ui/example';
import type {PlaceName} from '#src/world/schema/place';
import {Place} from './index';
import {places} from './places';
import hours from './hours.module.scss';

const names = Object.keys(places) as PlaceName[];

export const example: Example = {
  purpose: 'A place at an hour of the day, for the hero of a page or a tab.',
  variants: Object.fromEntries(
    names.map((name) => [name, <Place key={name} name={name} className={hours[places[name].hour]} />]),
  ),
};
