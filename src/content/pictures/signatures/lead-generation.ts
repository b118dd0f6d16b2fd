import type {SignatureFrame} from '#src/content/schema/signature';
import {halcyon} from '#src/content/world/halcyon';
import {phonePicture} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';

const now: Moment = '2025-06-12T09:44:30';

/** Renee Kowalski, Halcyon Solar: day 1 and day 30. */
export const reneeDays: SignatureFrame = {
  kind: 'phone',
  phones: [
    phonePicture(halcyon, 'renee', '2025-06-12T09:42', '2025-06-12T09:44:10', {head: 'Day 1'}),
    phonePicture(halcyon, 'renee', '2025-07-11T18:04', '2025-07-11T18:10', {head: 'Day 30'}),
  ],
  pictures: [
    shot(
      halcyon,
      now,
      [{pane: 'contacts', title: 'New leads', columns: ['stage', {field: 'score', title: 'Score'}, 'next', 'last']}],
      {focus: 'renee'},
    ),
    shot(
      halcyon,
      '2025-07-11T18:10',
      [
        {pane: 'record', of: 'renee', part: 'details'},
        {pane: 'activity', of: 'renee'},
      ],
      {focus: 'renee'},
    ),
  ],
};
