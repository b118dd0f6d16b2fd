import type {SignatureFrame} from '#src/content/schema/signature';
import {clearwater} from '#src/content/world/clearwater';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';

/** The five chairs, beside what a patient and the practice write to each other. */
function hour(who: string, at: Moment, since: Moment, from: number) {
  return shot(
    clearwater,
    at,
    [
      {pane: 'day', date: '2025-06-12', hours: [from, from + 9]},
      {pane: 'talk', with: who, from: since},
    ],
    {focus: who},
  );
}

/** One Thursday at the practice, from the list at 7:00 to the recall. */
export const practiceDay: SignatureFrame = {
  kind: 'shots',
  tone: 'mint',
  pictures: [
    hour('tim', '2025-06-12T07:00', '2025-06-10T00:00', 7),
    hour('rosa', '2025-06-12T09:44', '2025-06-12T00:00', 8),
    hour('nell', '2025-06-12T12:20', '2025-06-12T00:00', 9),
    hour('raj', '2025-06-12T14:32', '2025-06-12T00:00', 11),
    hour('carl', '2025-06-12T16:10', '2025-06-12T00:00', 12),
    hour('sylvie', '2025-06-12T18:07', '2025-06-12T00:00', 12),
  ],
};
