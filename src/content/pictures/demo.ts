import {story} from '#src/content/story/northfield';
import type {PictureOf} from '#src/content/schema/pictures/picture';

/** The booking page customers get to see; the selected time is Tomas Whitlock's test drive. */
export const demoBooking: PictureOf<'booking'> = {
  kind: 'booking',
  label:
    'Booking page for a 45-minute test drive at Northfield Motors: nine days of June 2025 are open; on Thursday the 12th four times are free, and a shopper is picking 10:30 AM.',
  title: 'Test drive',
  duration: `${story.drive.minutes} min`,
  zone: story.company,
  month: 'June 2025',
  note: '9 days open',
  startsOn: 0,
  days: 30,
  open: [4, 5, 6, 10, 12, 13, 18, 19, 25],
  selected: 12,
  dayLabel: 'Thursday, June 12',
  slots: ['10:30 AM', '12:30 PM', '2:00 PM', '4:45 PM'],
  selectedSlot: '10:30 AM',
};
