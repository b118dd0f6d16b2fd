import {alder} from '#src/content/world/alder-and-oat';
import {night, northfield} from '#src/content/world/northfield';
import {tessaro} from '#src/content/world/tessaro';
import {shot} from '#src/world/shots';

/** A cart of Alder & Oat, from the evening it was left to the order. */
export const storePicture = shot(alder, '2025-06-10T08:22', [{pane: 'activity', of: 'cleo'}], {focus: 'cleo'});

/** Two days of Daniel's calendar, as a slot of Thursday fills. */
export const weekPicture = shot(northfield, night.moved, [
  {pane: 'week', from: '2025-06-12', days: 2, who: 'daniel', hours: [9, 14]},
]);

/** A workflow that a reply has stopped. */
export const sequencePicture = shot(
  tessaro,
  '2025-06-09T16:14:20',
  [{pane: 'talk', with: 'adele', from: '2025-06-09T16:00', prompt: false}],
  {focus: 'adele'},
);
