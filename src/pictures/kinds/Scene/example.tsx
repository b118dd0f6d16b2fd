import type {Example} from '#src/ui/example';
import type {SceneName} from '#src/content/schema/pictures/scene';
import hours from './hours.module.scss';
import {scenes} from './scenes';
import {Scene} from './index';

const names = Object.keys(scenes) as SceneName[];

export const example: Example = {
  purpose: 'A place at an hour of the day, for the hero of a page or a tab.',
  variants: Object.fromEntries(
    names.map((name) => [name, <Scene key={name} name={name} className={hours[scenes[name].hour]} />]),
  ),
};
