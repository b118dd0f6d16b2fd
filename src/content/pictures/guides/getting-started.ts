import {claims} from '#src/content/company/claims';
import {team, texts, tomas} from '#src/content/lead/moments';
import {recordButtons, role, roles} from '#src/content/product/rules';
import {screen, settings} from '#src/content/product/screens';
import {buttons, fields, options, stages, workflow} from '#src/content/product/words';
import {northfield} from '#src/content/world/northfield';
import {hoursText} from '#src/world/moment';
import type {Panel} from '#src/world/schema/panel';
import {check, choice, field, line, menu, off, on, press} from './controls';

export const gettingStartedPictures: Readonly<Record<string, Panel>> = {
  'quick-start': {
    title: tomas.name,
    rows: [
      line(fields.email, tomas.email),
      line('Cell phone', tomas.phone),
      check(fields.agreed, 3),
      line(fields.deal, `Test drive, ${stages.newLead}`),
    ],
    buttons: recordButtons.map((label) => press(label, {[buttons.email]: 7, [buttons.addDeal]: 4}[label as string])),
  },
  'start-a-free-trial': {
    title: 'Trial',
    rows: [line(screen.contacts, `212 of ${claims.trialContacts}`), line('Trial ends', 'June 26, 2025')],
    buttons: [press(buttons.changePlan, 7)],
  },
  'find-your-way-around': {
    title: tomas.name,
    rows: [
      line('Text, 11:43 PM', texts.reply),
      line('Stage changed', stages.booked),
      line(workflow.formSubmitted, 'Test-drive request'),
    ],
    buttons: recordButtons.map((label, index) => (index === 0 ? press(label, 3) : press(label))),
  },
  'set-up-your-company': {
    title: settings.companyDetails,
    rows: [
      field('Company name', 'Northfield Motors', 2),
      field('Legal name', 'Northfield Motors Inc.', 3),
      menu('Time zone', 'Eastern Time', 4),
      menu('Currency', 'US dollar', 5),
      line(options.businessHours, hoursText(northfield.hours), 6),
    ],
    buttons: [press('Add location', 8), press(buttons.save, 10)],
  },
  'import-contacts': {
    title: 'Import contacts, 2,316 rows',
    rows: [
      menu('E-mail', fields.email),
      menu('Wants', options.createField, 3),
      choice(fields.knownPeople, [options.update, options.leave], 4),
      field(fields.importTag, 'import-june', 5),
    ],
    buttons: [press(buttons.preview, 6), press(buttons.startImport, 7)],
  },
  'plan-your-launch': {
    title: 'Launch of the showroom team',
    rows: [
      field('Launch date', 'Tuesday, July 1', 2),
      menu('Data owner', team.daniel.name, 3),
      check('Carrier and domain checks', 4),
      check('Test import', 5),
      check('First workflow', 6),
    ],
  },
  'invite-your-team': {
    title: 'Invite user',
    rows: [
      field(fields.workEmail, `${team.daniel.first.toLowerCase()}@northfield.example`),
      choice(fields.role, roles.slice(1), 3, role.member),
      menu(fields.team, 'Showroom'),
    ],
    buttons: [press('Send invitation', 5)],
  },
  'connect-your-tools': {
    title: 'QuickBooks',
    tool: press(buttons.connect, 2),
    rows: [
      choice('Direction', [options.readOnly, options.bothWays], 5, options.bothWays),
      menu('Bring in', 'From today on'),
      line('Connected', 'Last run 4 minutes ago'),
    ],
    buttons: [press(buttons.save, 7)],
  },
  'work-from-your-phone': {
    title: 'My profile',
    rows: [on(fields.phone, 5, fields.notifications), field('Ring my phone', '+1 416 555 0170', 6)],
    buttons: [press(buttons.call, 7)],
  },
  'choose-your-notifications': {
    title: fields.notifications,
    tool: press(buttons.sendTest, 8),
    rows: [
      on('Assigned to me', 3, 'App, phone'),
      off('All new messages'),
      on('Quiet hours', 4, '6 PM to 8 AM, weekends'),
      on('Daily summary', 6, '7:30 AM'),
      off('Away', 7),
    ],
  },
};
