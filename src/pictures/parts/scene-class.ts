import story from './story.module.scss';

import clsx from 'clsx';

/** Class of one of the scenes that share a frame: the first is there from the start, the last stays. */
export function sceneClass(scene: number, count: number): string {
  return clsx(story.scene, scene === 1 && story.first, scene === count && story.last);
}
