import {team, tomas} from '#src/content/lead/moments';
import {screen} from '#src/content/product/screens';
import {buttons, fields, options} from '#src/content/product/words';
import {night, northfield} from '#src/content/world/northfield';
import {threads} from '#src/world/app';
import type {Panel} from '#src/world/schema/panel';
import {check, choice, field, line, menu, off, on, press} from './controls';

const ivy = threads(northfield, night.asked).threads.find(({id}) => id === 'ivy');

export const messagingPictures: Readonly<Record<string, Panel>> = {
  'use-the-shared-inbox': {
    title: screen.inbox,
    rows: [
      choice('Threads', ['Unassigned', 'Mine', 'All'], 1),
      line(ivy?.contact.name ?? '', ivy?.text ?? ''),
      menu('Assign', team.mona.first, 3),
    ],
    buttons: [press(buttons.note, 5), press('Snooze', 6), press('Close', 7)],
  },
  'get-a-phone-number': {
    title: 'Add number',
    rows: [
      choice('Number', ['New number', 'Bring your own'], 2),
      field(fields.name, 'Showroom'),
      menu('Incoming calls', 'Showroom, in turn', 6),
      menu('Unanswered calls', 'Text: we’ll call you back', 7),
      on('Announce recording', 8),
    ],
    buttons: [press('Get number', 4), press(buttons.save)],
  },
  'register-for-a2p-10dlc': {
    title: 'A2P registration',
    rows: [
      line('Brand', 'Northfield Motors Inc.', 2),
      line(fields.status, 'Verified', 3),
      menu('Campaign', 'Appointment reminders', 4),
      field('Sample text', `Northfield Motors: Hi ${tomas.name.split(' ')[0]}, …`),
    ],
    buttons: [press('Submit campaign', 8)],
  },
  'send-a-text': {
    title: `Text to ${tomas.name}`,
    tool: press('Template', 3),
    rows: [
      menu('From', 'Showroom, +1 416 555 0150'),
      field(fields.message, 'Is Thursday at 10:30 still good?'),
      line('Length', '32 characters, 1 segment'),
    ],
    buttons: [press('Send later'), press(buttons.send, 5)],
  },
  'write-message-templates': {
    title: 'No answer, first try',
    tool: press('Insert field', 4),
    rows: [
      choice(fields.kind, [fields.text, fields.email], 2),
      field(fields.message, 'Hi {{contact.firstName}}, I tried to call'),
      field('If empty', 'there', 5),
    ],
    buttons: [press(buttons.test, 7), press(buttons.save, 8)],
  },
  'verify-your-email-domain': {
    title: 'mail.northfield.example',
    tool: press(buttons.checkNow, 5),
    rows: [
      line('SPF, DKIM, DMARC, return path', fields.found, 6),
      field('From name', 'Northfield Motors'),
      menu('Replies go to', screen.inbox, 7),
    ],
    buttons: [press(buttons.sendTest, 8)],
  },
  'send-an-email-campaign': {
    title: 'Email campaign, 412 people',
    rows: [
      field('Subject', 'Two Ridgebacks came in today'),
      field('Preview text', 'Both with the tow package', 4),
      line('Left out', '9 without consent'),
    ],
    buttons: [press(buttons.preview, 6), press('Review', 7), press('Send now', 8)],
  },
  'handle-consent-and-opt-outs': {
    title: fields.agreed,
    rows: [
      line('Filled by', 'Test-drive request, trade-in form', 3),
      line(tomas.name, 'Yes, June 9, 2025'),
      off('Do not contact', 5),
    ],
  },
  'add-chat-to-your-website': {
    title: 'New chat',
    tool: press(buttons.copyCode, 8),
    rows: [
      menu('Hours', options.businessHours, 3),
      menu('When closed', 'Ask for email or phone', 4),
      menu('Ask first', 'After the first message', 5),
      menu(fields.goesTo, 'Showroom', 6),
      off('AI answers', 7),
    ],
    buttons: [press(buttons.check, 9)],
  },
  'answer-social-messages': {
    title: 'Facebook and Instagram',
    tool: press(buttons.connect, 2),
    rows: [
      line('Northfield Motors', '2 accounts connected'),
      check(fields.messages, 4),
      check('Comments on ads'),
      menu(fields.goesTo, 'Showroom', 5),
    ],
    buttons: [press(buttons.save, 6)],
  },
  'ask-for-reviews': {
    title: 'Reviews, Toronto',
    rows: [
      menu('When to ask', 'After an appointment', 2),
      field('Delay', '2 days'),
      choice('Send by', [fields.text, fields.email, 'Both']),
      line('Who’s asked', 'Everyone who came', 6),
    ],
    buttons: [press(buttons.sendTest), press(buttons.turnOn, 7)],
  },
};
