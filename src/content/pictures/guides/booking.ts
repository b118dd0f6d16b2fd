import type {Panel} from '#src/content/schema/pictures/panel';
import {check, choice, field, line, menu, on, press} from './controls';

export const bookingPictures: Readonly<Record<string, Panel>> = {
  'connect-your-calendar': {
    title: 'My profile, calendar',
    rows: [
      choice('Connect', ['Google', 'Outlook', 'iCloud'], 2),
      menu('Blocks my time', 'Work, family', 4),
      menu('New bookings go to', 'Work', 5),
      choice('Colleagues see', ['Busy', 'Title'], 6),
    ],
    buttons: [press('Save', 7)],
  },
  'set-your-availability': {
    title: 'Availability',
    tool: press('Add exception', 7),
    rows: [
      line('Monday', '9 AM to 12:30, 1:30 to 6 PM'),
      field('Notice', '2 hours', 3),
      field('How far ahead', '60 days', 4),
      field('Buffer', '15 minutes after', 5),
      field('Bookings per day', '6', 6),
    ],
    buttons: [press('Save', 8)],
  },
  'create-a-booking-page': {
    title: 'Test drive',
    tool: press('Add service', 3),
    rows: [
      field('Questions', 'Which model? Trade-in?', 6),
      check('Agreed to texts', 7),
      menu('Customer can', 'Move or cancel until 2 hours before', 8),
      field('After booking', 'Please bring your license.', 9),
    ],
    buttons: [press('Preview'), press('Publish', 10)],
  },
  'share-your-booking-page': {
    title: 'Share: Test drive',
    rows: [
      line('Link', 'northfield.example/book/test-drive'),
      choice('Embed', ['Button', 'Inline'], 5),
      field('Add source', 'Window sticker', 8),
    ],
    buttons: [press('QR code', 7), press('Copy link', 2)],
  },
  'send-appointment-reminders': {
    title: 'Messages: Test drive',
    rows: [
      on('Confirmation', 2),
      on('Reminder', 3, 'The evening before, 6 PM'),
      on('Offer to waitlist', 6, 'First three people'),
      on('After a no-show', 7),
      on('Thank you', 8, 'Two days after'),
    ],
    buttons: [press('Send test'), press('Save', 9)],
  },
  'take-deposits': {
    title: 'Payment: Full detail',
    rows: [
      choice('Payment', ['Deposit', 'Full price', 'None'], 2),
      field('Amount', '$40'),
      menu('Ask', 'New customers only', 4),
      menu('Refund', 'In full until 24 hours before', 5),
    ],
    buttons: [press('Save', 7)],
  },
  'share-bookings-across-a-team': {
    title: 'Test drive: who',
    rows: [
      menu('Who', 'Showroom', 4),
      menu('Rule', 'In turn', 5),
      on('Keep the same person', 6),
      menu('Also needs', 'Demo truck', 7),
    ],
    buttons: [press('Save', 8)],
  },
  'fill-openings-from-the-waitlist': {
    title: 'Test drive, waitlist',
    tool: press('Add to waitlist', 5),
    rows: [
      on('Tell me if an earlier time opens', 2),
      field('Time to answer', '30 minutes', 3),
      menu('Ask by', 'Text, then email', 4),
      line('Greta Falk', 'Any morning, since June 9'),
    ],
    buttons: [press('Save', 6)],
  },
};
