import {team, tomas} from '#src/content/lead/moments';
import {sizedPlans} from '#src/content/pricing/plans';
import {frequencies, role} from '#src/content/product/rules';
import {screen, settings} from '#src/content/product/screens';
import {buttons, fields, options} from '#src/content/product/words';
import type {Panel} from '#src/world/schema/panel';
import {check, choice, field, line, menu, on, press} from './controls';

export const administrationPictures: Readonly<Record<string, Panel>> = {
  'change-your-plan': {
    title: buttons.changePlan,
    rows: [
      choice(
        'Plan',
        sizedPlans.slice(0, 3).map(({name}) => name),
      ),
      choice(settings.billing, [frequencies[1], 'Annual'], 3),
      line('To do first', '2 users above the new limit', 5),
    ],
    buttons: [press('Confirm', 6)],
  },
  'get-support': {
    title: 'New ticket',
    rows: [
      field('What happened', 'Reminders for Tuesday were not sent', 3),
      field('Page', '/workflows/test-drive', 4),
      field('When', 'Mon 9:05 AM Eastern', 5),
    ],
    buttons: [press(buttons.send)],
  },
  'close-your-account': {
    title: buttons.cancelPlan,
    tool: press(buttons.cancelPlan, 5),
    rows: [
      line('Plan ends', 'June 30, 2025'),
      field('Why are you leaving?', 'We closed the second showroom'),
      field('Verification code', '204 118'),
    ],
    buttons: [press('Keep plan'), press('Cancel at period end', 7)],
  },
  'top-up-the-usage-wallet': {
    title: 'Usage wallet, $86.40',
    tool: press('Usage Rates', 2),
    rows: [
      line('Last 30 days', '$112.70', 3),
      on('Warn me at', 5, '$15'),
      on('Auto top-up', 6, '$50, at most $200 a month'),
    ],
    buttons: [press('Add Credits', 4)],
  },
  'read-your-invoice': {
    title: 'Invoices',
    tool: press(buttons.export, 4),
    rows: [
      line('June 2025', 'Plan, usage, tax'),
      field('Send copies to', 'books@northfield.example', 5),
      line('Payment method', 'Card ending in 4242', 6),
    ],
    buttons: [press('Show activity', 3), press('Download PDF', 2)],
  },
  'manage-roles-and-permissions': {
    title: team.daniel.first,
    tool: press('View as', 5),
    rows: [
      menu(fields.role, role.manager, 2),
      choice('Sees', ['Own', fields.team, 'Location'], 3, fields.team),
      check(fields.export, 4),
    ],
    buttons: [press(buttons.save, 6)],
  },
  'secure-sign-in': {
    title: settings.security,
    rows: [
      on('Require two-step sign-in', 2),
      field('Required from', 'June 20, 2025'),
      line('Set up', '19 of 22 people'),
    ],
  },
  'turn-on-two-step-sign-in': {
    title: 'Sign-in',
    tool: press('Turn on two-step sign-in', 2),
    rows: [
      line('Passkey', `${team.daniel.first}’s phone`, 3),
      line('Authenticator app', 'Added June 12', 4),
      check('I saved the codes', 6),
    ],
    buttons: [press('Show recovery codes', 5), press('Finish')],
  },
  'export-your-data': {
    title: settings.data,
    rows: [line('Full export', 'Contacts, deals, messages, files', 2), menu(fields.period, 'All time', 4)],
    buttons: [press(buttons.start, 6)],
  },
  'rename-stages-fields-and-screens': {
    title: 'Names',
    rows: [
      menu('Change the name of', 'Screens', 2),
      field(screen.pipeline, 'Cases', 3),
      field('One and many', 'Case, Cases', 4),
      line('Used by', '4 filters, 2 templates', 5),
    ],
    buttons: [press(buttons.save, 6)],
  },
};

export const troublePictures: Readonly<Record<string, Panel>> = {
  'texts-not-delivered': {
    title: `Text to ${tomas.name}`,
    rows: [
      line(fields.status, 'Failed, no credits'),
      line('Showroom number', 'Registered', 2),
      line('Usage wallet', '$0.00', 3),
      line(fields.agreed, 'Yes, June 9, 2025', 5),
    ],
    buttons: [press('Activity', 4), press('Retry', 7)],
  },
  'calendar-not-syncing': {
    title: 'My profile, calendar',
    tool: press('Reconnect', 2),
    rows: [
      line('Last sync', '3 days ago', 1),
      menu(fields.blocks, 'Work, family', 3),
      menu(fields.newBookings, 'Work', 5),
    ],
    buttons: [press('Sync now', 7)],
  },
  'import-errors': {
    title: 'Import, June 12',
    rows: [
      line('Added and updated', '1,904 and 371'),
      line('Skipped rows', '41', 2),
      choice(fields.knownPeople, [options.update, options.leave], 7),
    ],
    buttons: [press(buttons.preview, 8)],
  },
  'trouble-signing-in': {
    title: 'Sign in',
    rows: [
      field(fields.workEmail, `${team.daniel.first.toLowerCase()}@northfield.example`),
      field(fields.code, '6 digits'),
    ],
    buttons: [press('Forgot password', 2), press('Try another way', 5)],
  },
  'email-goes-to-spam': {
    title: 'Campaigns, June',
    rows: [
      line('From address', 'sales@mail.northfield.example', 3),
      line('Bounces', '3.4%', 4),
      line('Complaints', '0.2%'),
    ],
  },
};
