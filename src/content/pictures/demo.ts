import type {PictureOf} from '#src/content/schema/pictures/screens';

/** The booking page customers get to see; the selected time is Tomas Whitlock's test drive. */
export const demoBooking: PictureOf<'booking'> = {
  kind: 'booking',
  label:
    'Booking page for a 45-minute test drive at Northfield Motors: nine days of June 2025 are open; on Thursday the 12th five times are free, and a shopper is picking 10:30 AM.',
  title: 'Test drive',
  duration: '45 min',
  zone: 'Northfield Motors',
  month: 'June 2025',
  note: '9 days open',
  startsOn: 0,
  days: 30,
  open: [4, 5, 6, 10, 12, 13, 18, 19, 25],
  selected: 12,
  dayLabel: 'Thursday, June 12',
  slots: ['9:00 AM', '10:30 AM', '12:15 PM', '2:45 PM', '4:15 PM'],
  selectedSlot: '10:30 AM',
};
