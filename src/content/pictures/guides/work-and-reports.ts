import {storyMonth, team} from '#src/content/lead/moments';
import {settings} from '#src/content/product/screens';
import {buttons, fields} from '#src/content/product/words';
import type {Panel} from '#src/world/schema/panel';
import {check, choice, field, line, menu, on, press} from './controls';

const leads = Object.fromEntries(storyMonth.sources);

export const jobPictures: Readonly<Record<string, Panel>> = {
  'create-a-job-template': {
    title: 'Roof rack installation',
    tool: press('Add step', 3),
    rows: [
      menu(fields.owner, 'Deal’s owner', 4),
      field('Due', '2 business days', 5),
      menu('Done when', 'Signed', 6),
      on(fields.tellCustomer, 8),
      menu('Starts when', 'Deal won', 9),
    ],
    buttons: [press(buttons.publish)],
  },
  'work-through-a-job': {
    title: 'Fit the rack, step 3 of 5',
    rows: [check('Bars torqued to 25 lb-ft'), check('Load rating label applied'), line('Files', '4 photos')],
    buttons: [press('Photo', 3), press('Blocked', 6), press('Sign here', 5), press('Done', 7)],
  },
  'ask-for-approval': {
    title: 'New rule',
    rows: [
      menu('Needs approval', fields.discount, 2),
      field('Above', '10%'),
      menu('Approver', 'Manager of the team', 4),
      field('Deadline', '4 business hours', 5),
      menu('If late', team.dana.name, 6),
    ],
    buttons: [press(buttons.save, 7)],
  },
  'share-a-task-outside-your-team': {
    title: 'Share: Fit the rack',
    rows: [
      field('With', 'Rack installer, +1 416 555 0163'),
      check(fields.address, 3),
      check('Notes'),
      field('Link works until', 'June 20, 2025', 5),
    ],
    buttons: [press(buttons.send, 6)],
  },
  'balance-the-workload': {
    title: 'Workload, June 9 to 15',
    tool: press('Find time', 6),
    rows: [
      line(team.daniel.first, '31 of 38 hours'),
      line(team.mona.first, '40 of 38 hours'),
      line(team.petra.first, '18 of 24 hours'),
      check(fields.tellCustomer, 5),
    ],
  },
};

export const reportPictures: Readonly<Record<string, Panel>> = {
  'build-a-dashboard': {
    title: 'Sales lead',
    tool: press('Add chart', 3),
    rows: [
      menu(fields.period, 'This month', 5),
      line('My open deals', '24'),
      line('Waiting for reply', '3'),
      menu('Share', 'Everyone', 7),
    ],
    buttons: [press('Use as start page', 8)],
  },
  'set-targets-and-alerts': {
    title: 'New target',
    rows: [
      menu('Metric', 'Won value', 2),
      choice('For', [settings.companyDetails, fields.team, 'Person'], 3),
      field('June', '$300,000'),
      check('By month', 4),
    ],
    buttons: [press(buttons.save, 5)],
  },
  'define-your-own-metric': {
    title: 'Show rate',
    rows: [
      menu('What to count', 'Appointments', 3),
      menu('How', 'Share of', 4),
      menu(fields.addFilter, 'Stage reached is Qualified', 5),
    ],
    buttons: [press('Show records', 7), press(buttons.save, 8)],
  },
  'see-where-customers-come-from': {
    title: `Sources, ${storyMonth.range}`,
    tool: press(buttons.schedule, 8),
    rows: [
      choice('Count by', ['First touch', 'Last touch'], 5),
      line('Google', `${leads['Google']} leads`),
      line('Referral', `${leads['Referral']} leads`),
      line('Return', '$6.20 for each dollar', 6),
    ],
  },
  'read-and-export-reports': {
    title: 'Won deals by source',
    rows: [
      field(fields.period, 'April 1 to June 30'),
      menu('Compare with', 'The quarter before', 4),
      choice('Format', ['PDF', 'Excel', 'CSV', 'PowerPoint']),
    ],
    buttons: [press(buttons.export, 7), press(buttons.schedule, 8), press(buttons.save, 6)],
  },
};
