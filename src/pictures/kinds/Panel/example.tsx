import {guidePictures} from '#src/content/pictures/guides/registry';
import type {Example} from '#src/ui/example';
import {toPicture} from '#src/world/describe-panel';
import {Picture} from '../../Picture';

export const example: Example = {
  purpose:
    'Library of the guides’ pictures: <Steps picture="…"> shows one beside steps, and <GuidePicture name="…"> in an article.',
  layout: 'narrow',
  variants: Object.fromEntries(
    Object.entries(guidePictures).map(([name, panel]) => [name, <Picture key={name} picture={toPicture(panel)} />]),
  ),
};
