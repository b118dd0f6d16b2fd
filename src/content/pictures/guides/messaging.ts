import type {Panel} from '#src/content/schema/pictures/panel';
import {check, choice, field, line, menu, off, on, press} from './controls';

export const messagingPictures: Readonly<Record<string, Panel>> = {
  'use-the-shared-inbox': {
    title: 'Inbox',
    rows: [
      choice('Threads', ['Unassigned', 'Mine', 'All'], 1),
      line('Ivy Lindqvist', 'What would you give me for it?'),
      menu('Assign', 'Mona', 3),
    ],
    buttons: [press('Note', 5), press('Snooze', 6), press('Close', 7)],
  },
  'get-a-phone-number': {
    title: 'Add number',
    rows: [
      choice('Number', ['New number', 'Bring your own'], 2),
      field('Name', 'Showroom'),
      menu('Incoming calls', 'Showroom, in turn', 6),
      menu('Unanswered calls', 'Text: we’ll call you back', 7),
      on('Announce recording', 8),
    ],
    buttons: [press('Get number', 4), press('Save')],
  },
  'register-for-a2p-10dlc': {
    title: 'A2P registration',
    rows: [
      line('Brand', 'Northfield Motors Inc.', 2),
      line('Status', 'Verified', 3),
      menu('Campaign', 'Appointment reminders', 4),
      field('Sample text', 'Northfield Motors: Hi Tomas, …'),
    ],
    buttons: [press('Submit campaign', 8)],
  },
  'send-a-text': {
    title: 'Text to Tomas Whitlock',
    tool: press('Template', 3),
    rows: [
      menu('From', 'Showroom, +1 416 555 0150'),
      field('Message', 'Is Thursday at 10:30 still good?'),
      line('Length', '32 characters, 1 segment'),
    ],
    buttons: [press('Send later'), press('Send', 5)],
  },
  'write-message-templates': {
    title: 'No answer, first try',
    tool: press('Insert field', 4),
    rows: [
      choice('Kind', ['Text', 'Email'], 2),
      field('Message', 'Hi {{contact.firstName}}, I tried to call'),
      field('If empty', 'there', 5),
    ],
    buttons: [press('Test', 7), press('Save', 8)],
  },
  'verify-your-email-domain': {
    title: 'mail.northfield.example',
    tool: press('Check now', 5),
    rows: [
      line('SPF, DKIM, DMARC, return path', 'Found', 6),
      field('From name', 'Northfield Motors'),
      menu('Replies go to', 'Inbox', 7),
    ],
    buttons: [press('Send test', 8)],
  },
  'send-an-email-campaign': {
    title: 'Email campaign, 412 people',
    rows: [
      field('Subject', 'Two Ridgebacks came in today'),
      field('Preview text', 'Both with the tow package', 4),
      line('Left out', '9 without consent'),
    ],
    buttons: [press('Preview', 6), press('Review', 7), press('Send now', 8)],
  },
  'handle-consent-and-opt-outs': {
    title: 'Agreed to texts',
    rows: [
      line('Filled by', 'Test-drive request, trade-in form', 3),
      line('Tomas Whitlock', 'Yes, June 9, 2025'),
      off('Do not contact', 5),
    ],
  },
  'add-chat-to-your-website': {
    title: 'New chat',
    tool: press('Copy code', 8),
    rows: [
      menu('Hours', 'Business hours', 3),
      menu('When closed', 'Ask for email or phone', 4),
      menu('Ask first', 'After the first message', 5),
      menu('Goes to', 'Showroom', 6),
      off('AI answers', 7),
    ],
    buttons: [press('Check', 9)],
  },
  'answer-social-messages': {
    title: 'Facebook and Instagram',
    tool: press('Connect', 2),
    rows: [
      line('Northfield Motors', '2 accounts connected'),
      check('Messages', 4),
      check('Comments on ads'),
      menu('Goes to', 'Showroom', 5),
    ],
    buttons: [press('Save', 6)],
  },
  'ask-for-reviews': {
    title: 'Reviews, Toronto',
    rows: [
      menu('When to ask', 'After an appointment', 2),
      field('Delay', '2 days'),
      choice('Send by', ['Text', 'Email', 'Both']),
      line('Who’s asked', 'Everyone who came', 6),
    ],
    buttons: [press('Send test'), press('Turn on', 7)],
  },
};
