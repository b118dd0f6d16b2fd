import {texts, tomas} from '#src/content/lead/moments';
import {recordButtons, roles} from '#src/content/product/rules';
import type {Panel} from '#src/content/schema/pictures/panel';
import {check, choice, field, line, menu, off, on, press} from './controls';

export const gettingStartedPictures: Readonly<Record<string, Panel>> = {
  'quick-start': {
    title: tomas.name,
    rows: [
      line('Email', tomas.email),
      line('Cell phone', tomas.phone),
      check('Agreed to texts', 3),
      line('Deal', 'Test drive, New lead'),
    ],
    buttons: recordButtons.map((label) => press(label, {Email: 7, 'Add deal': 4}[label as string])),
  },
  'start-a-free-trial': {
    title: 'Trial',
    rows: [line('Contacts', '212 of 1,000'), line('Trial ends', 'June 26, 2025')],
    buttons: [press('Change plan', 7)],
  },
  'find-your-way-around': {
    title: 'Tomas Whitlock',
    rows: [
      line('Text, 11:43 PM', texts.reply),
      line('Stage changed', 'Booked'),
      line('Form submitted', 'Test-drive request'),
    ],
    buttons: recordButtons.map((label, index) => (index === 0 ? press(label, 3) : press(label))),
  },
  'set-up-your-company': {
    title: 'Company',
    rows: [
      field('Company name', 'Northfield Motors', 2),
      field('Legal name', 'Northfield Motors Inc.', 3),
      menu('Time zone', 'Eastern Time', 4),
      menu('Currency', 'US dollar', 5),
      line('Business hours', 'Mon to Fri, 9 AM to 6 PM', 6),
    ],
    buttons: [press('Add location', 8), press('Save', 10)],
  },
  'import-contacts': {
    title: 'Import contacts, 2,316 rows',
    rows: [
      menu('E-mail', 'Email'),
      menu('Wants', 'Create field', 3),
      choice('People you already have', ['Update', 'Leave as they are'], 4),
      field('Tag for this import', 'import-june', 5),
    ],
    buttons: [press('Preview', 6), press('Start import', 7)],
  },
  'plan-your-launch': {
    title: 'Launch of the showroom team',
    rows: [
      field('Launch date', 'Tuesday, July 1', 2),
      menu('Data owner', 'Daniel Reyes', 3),
      check('Carrier and domain checks', 4),
      check('Test import', 5),
      check('First workflow', 6),
    ],
  },
  'invite-your-team': {
    title: 'Invite user',
    rows: [
      field('Work email', 'daniel@northfield.example'),
      choice('Role', roles.slice(1), 3, 'Member'),
      menu('Team', 'Showroom'),
    ],
    buttons: [press('Send invitation', 5)],
  },
  'connect-your-tools': {
    title: 'QuickBooks',
    tool: press('Connect', 2),
    rows: [
      choice('Direction', ['Read only', 'Both ways'], 5, 'Both ways'),
      menu('Bring in', 'From today on'),
      line('Connected', 'Last run 4 minutes ago'),
    ],
    buttons: [press('Save', 7)],
  },
  'work-from-your-phone': {
    title: 'My profile',
    rows: [on('Phone', 5, 'Notifications'), field('Ring my phone', '+1 416 555 0170', 6)],
    buttons: [press('Call', 7)],
  },
  'choose-your-notifications': {
    title: 'Notifications',
    tool: press('Send test', 8),
    rows: [
      on('Assigned to me', 3, 'App, phone'),
      off('All new messages'),
      on('Quiet hours', 4, '6 PM to 8 AM, weekends'),
      on('Daily summary', 6, '7:30 AM'),
      off('Away', 7),
    ],
  },
};
