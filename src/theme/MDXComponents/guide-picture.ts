import {guidePictures} from '#src/content/pictures/guides/registry';
import type {PanelPicture} from '#src/content/schema/pictures/panel';
import {toPicture, withoutMarks} from '#src/lib/describe-panel';

/** A guide's picture by name, with its description. Its step numbers make sense only beside the guide's steps. */
export function findGuidePicture(name: string, {hasSteps}: {hasSteps: boolean}): PanelPicture {
  const panel = guidePictures[name];
  if (!panel) throw new Error(`Unknown picture “${name}”. Use one of: ${Object.keys(guidePictures).join(', ')}.`);
  return toPicture(hasSteps ? panel : withoutMarks(panel));
}
