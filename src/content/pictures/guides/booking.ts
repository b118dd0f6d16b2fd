import {productFacts} from '#src/content/product/facts';
import {buttons, fields, options} from '#src/content/product/words';
import {northfield} from '#src/content/world/northfield';
import type {Panel} from '#src/world/schema/panel';
import {asValue, check, choice, field, line, menu, on, press} from './controls';

export const bookingPictures: Readonly<Record<string, Panel>> = {
  'connect-your-calendar': {
    title: 'My profile, calendar',
    rows: [
      choice(buttons.connect, ['Google', 'Outlook', 'iCloud'], 2),
      menu(fields.blocks, 'Work, family', 4),
      menu(fields.newBookings, 'Work', 5),
      choice('Colleagues see', ['Busy', 'Title'], 6),
    ],
    buttons: [press(buttons.save, 7)],
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
    buttons: [press(buttons.save, 8)],
  },
  'create-a-booking-page': {
    title: 'Test drive',
    tool: press('Add service', 3),
    rows: [
      field('Questions', 'Which model? Trade-in?', 6),
      check(fields.agreed, 7),
      menu('Customer can', 'Move or cancel until 2 hours before', 8),
      field('After booking', 'Please bring your license.', 9),
    ],
    buttons: [press(buttons.preview), press(buttons.publish, 10)],
  },
  'share-your-booking-page': {
    title: 'Share: Test drive',
    rows: [
      line('Link', 'northfield.example/book/test-drive'),
      choice('Embed', [options.button, options.inline], 5),
      field('Add source', 'Window sticker', 8),
    ],
    buttons: [press(buttons.qrCode, 7), press(buttons.copyLink, 2)],
  },
  'send-appointment-reminders': {
    title: 'Messages: Test drive',
    rows: [
      on('Confirmation', 2),
      on('Reminder', 3, 'The evening before, 6 PM'),
      on('Offer to waitlist', 6, asValue(productFacts.waitlistAsked)),
      on('After a no-show', 7),
      on('Thank you', 8, 'Two days after'),
    ],
    buttons: [press(buttons.sendTest), press(buttons.save, 9)],
  },
  'take-deposits': {
    title: 'Payment: Full detail',
    rows: [
      choice(fields.payment, ['Deposit', 'Full price', 'None'], 2),
      field(fields.amount, '$40'),
      menu('Ask', 'New customers only', 4),
      menu(buttons.refund, 'In full until 24 hours before', 5),
    ],
    buttons: [press(buttons.save, 7)],
  },
  'share-bookings-across-a-team': {
    title: 'Test drive: who',
    rows: [
      menu(fields.who, 'Showroom', 4),
      menu('Rule', options.inTurn, 5),
      on('Keep the same person', 6),
      menu('Also needs', 'Demo truck', 7),
    ],
    buttons: [press(buttons.save, 8)],
  },
  'fill-openings-from-the-waitlist': {
    title: 'Test drive, waitlist',
    tool: press('Add to waitlist', 5),
    rows: [
      on('Tell me if an earlier time opens', 2),
      field('Time to answer', '30 minutes', 3),
      menu('Ask by', 'Text, then email', 4),
      line(northfield.contacts['greta']?.name ?? '', 'Any morning, since June 9'),
    ],
    buttons: [press(buttons.save, 6)],
  },
};
