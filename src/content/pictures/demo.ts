import {drive} from '#src/content/lead/moments';
import {night, northfield} from '#src/content/world/northfield';
import {timeText} from '#src/world/moment';
import type {PictureOf} from '#src/world/schema/picture';
import {freeTimes} from '#src/world/views';

/** Thursday's free hours before Tomas takes one of them. */
const slots = freeTimes(northfield, 'daniel', night.replied, drive.minutes, [
  '2025-06-12T09:00',
  '2025-06-12T10:30',
  '2025-06-12T13:30',
  '2025-06-12T14:00',
  '2025-06-12T15:30',
  '2025-06-12T16:45',
]).map((start) => timeText(start, 'half'));

/** The booking page customers get to see; the selected time is Tomas Whitlock's test drive. */
export const demoBooking: PictureOf<'booking'> = {
  kind: 'booking',
  label:
    'Booking page for a 45-minute test drive at Northfield Motors: nine days of June 2025 are open; on Thursday the 12th four times are free, and a shopper is picking 10:30 AM.',
  title: 'Test drive',
  duration: `${drive.minutes} min`,
  zone: northfield.name,
  month: 'June 2025',
  note: '9 days open',
  startsOn: 0,
  days: 30,
  open: [10, 11, 12, 13, 16, 18, 19, 25, 27],
  selected: 12,
  dayLabel: 'Thursday, June 12',
  slots,
  selectedSlot: timeText(drive.at, 'half'),
};
