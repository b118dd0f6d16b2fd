import {halcyon} from '#src/content/world/halcyon';
import type {Chip, ListRow} from '#src/content/schema/pictures/parts';
import type {SignatureFrame} from '#src/content/schema/signature';
import type {Moment} from '#src/content/schema/world';
import {dayOf, timeText, weekdayOf} from '#src/world/moment';
import {phonePicture} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import {leads} from '#src/world/views';

const now: Moment = '2025-06-12T09:44:30';

/** The morning's inquiries. */
const morning = leads(halcyon, dayOf(now), now);

export const deskChip: Chip = {
  text: `${morning.length} since ${timeText(morning.at(-1)?.asked ?? now)}`,
  tone: 'active',
};

/** Those with the highest scores first, with their next call or what is known of them. */
export const deskRows: readonly ListRow[] = morning
  .toSorted((a, b) => Number(b.contact.fields?.['score'] ?? 0) - Number(a.contact.fields?.['score'] ?? 0))
  .map(({contact, appointments: [visit], log, stage}) => {
    const known = log.findLast(([, what]) => what.kind === 'notes')?.[1];
    const on = visit && dayOf(visit.start) === dayOf(now) ? 'today' : visit && weekdayOf(dayOf(visit.start));
    const note = visit ? `Call ${on ?? ''}, ${timeText(visit.start)}` : known?.kind === 'notes' ? known.text : '';
    return {title: contact.name, note, right: contact.fields?.['score'] ?? stage ?? ''};
  });

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
      {rail: true, focus: 'renee'},
    ),
    shot(
      halcyon,
      '2025-07-11T18:10',
      [
        {pane: 'record', of: 'renee', part: 'details'},
        {pane: 'activity', of: 'renee'},
      ],
      {rail: true, focus: 'renee'},
    ),
  ],
};
