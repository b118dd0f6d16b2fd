import type {SignatureFrame} from '#src/content/schema/signature';
import {clearwater} from '#src/content/world/clearwater';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';

/** The inbox at an hour: what a patient and the practice write to each other, beside the patient's record. */
function hour(who: string, at: Moment, from: Moment = '2025-06-05T00:00') {
  return shot(
    clearwater,
    at,
    [
      {pane: 'threads', open: who, rows: 10},
      {pane: 'talk', with: who, from},
      {pane: 'record', of: who},
    ],
    {focus: who, narrow: 1},
  );
}

/** One Thursday at the practice, from the list at 7:00 to the recall. */
export const practiceDay: SignatureFrame = {
  kind: 'shots',
  tone: 'mint',
  pictures: [
    hour('tim', '2025-06-12T07:00'),
    hour('rosa', '2025-06-12T09:44'),
    hour('nell', '2025-06-12T12:20'),
    hour('raj', '2025-06-12T14:32'),
    hour('carl', '2025-06-12T16:10'),
    hour('sylvie', '2025-06-12T18:07'),
  ],
};
