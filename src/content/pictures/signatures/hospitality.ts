import type {SignatureFrame} from '#src/content/schema/signature';
import {millrace} from '#src/content/world/millrace';
import {shot} from '#src/world/shots';
import type {Day, Moment} from '#src/world/types';

/** The day by place, beside what a guest and the house write to each other. */
function hour(who: string, at: Moment, date: Day, hours: readonly [number, number], places: readonly string[]) {
  return shot(
    millrace,
    at,
    [
      {pane: 'day', date, hours, who: places},
      {pane: 'talk', with: who, from: '2025-06-12T00:00'},
    ],
    {focus: who},
  );
}

const byDay = ['desk', 'rooms', 'lou', 'kitchen'];
const thursday: Day = '2025-06-12';

/** One Thursday at the inn, from the first checkout to a late arrival. */
export const innDay: SignatureFrame = {
  kind: 'shots',
  tone: 'band',
  pictures: [
    hour('pia', '2025-06-12T06:45', thursday, [6, 17], byDay),
    hour('emma', '2025-06-12T09:30', thursday, [9, 19], byDay),
    hour('planner', '2025-06-12T12:14', thursday, [11, 21], byDay),
    hour('bauer', '2025-06-12T15:35', thursday, [12, 22], byDay),
    hour('walkin', '2025-06-12T19:42', thursday, [17, 24], ['window', 'river', 'kitchen', 'rooms']),
    hour('ruiz', '2025-06-12T23:52', '2025-06-13', [0, 10], ['desk', 'night', 'kitchen']),
  ],
};
