import story from './story.module.scss';

import clsx from 'clsx';

/** Classes of a scene in a shared frame: the first is visible from the start, the last one stays. */
export function sceneClass(scene: number, count: number): string {
  return clsx(story.scene, scene === 1 && story.first, scene === count && story.last);
}
