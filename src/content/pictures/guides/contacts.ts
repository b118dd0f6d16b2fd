import {car, team, tomas} from '#src/content/lead/moments';
import {settings} from '#src/content/product/screens';
import {buttons, fields, options, stages, workflow} from '#src/content/product/words';
import {northfield, tutorialWorkflow} from '#src/content/world/northfield';
import type {Panel} from '#src/world/schema/panel';
import {check, choice, field, line, menu, on, press} from './controls';

export const contactPictures: Readonly<Record<string, Panel>> = {
  'find-and-filter-contacts': {
    title: 'Contacts, 148 people',
    tool: press('Columns', 7),
    rows: [
      field('Search', 'Name, email, phone or company', 2),
      menu('Add condition', 'Tag is test-drive', 3),
      menu('Last reply', 'More than 14 days ago', 5),
    ],
    buttons: [press('Add group', 6), press('Save as list', 8)],
  },
  'work-with-a-contact-record': {
    title: tomas.name,
    rows: [
      choice('After the call', ['Reached', 'Voicemail', options.noAnswer], 4),
      field(fields.note, `@${team.mona.first} he wants the tow package`, 5),
      field('Task', 'Call Tuesday after 4', 6),
      menu(fields.owner, team.daniel.first, 8),
    ],
    buttons: [press(buttons.call), press(buttons.email), press(buttons.text, 3)],
  },
  'use-tags-and-custom-fields': {
    title: settings.fieldsAndTags,
    tool: press(buttons.addField, 2),
    rows: [
      choice('Belongs to', ['Contact', fields.deal]),
      field(fields.name, 'Renewal date'),
      check('Show in the Add contact box'),
    ],
    buttons: [press('Add tag', 5)],
  },
  'merge-duplicates': {
    title: 'Duplicates, pair 1 of 12',
    rows: [
      choice(fields.email, [tomas.email, 't.whitlock@example.com']),
      choice(fields.agreed, ['No', 'Yes']),
      line('Same', 'Name and company'),
    ],
    buttons: [press('Not a duplicate', 3), press('Merge', 4)],
  },
  'create-a-pipeline': {
    title: 'Vehicle sales',
    rows: [
      line('Stage 2 of 3', stages.qualified),
      field('Enter when', 'Budget and trade-in are known', 4),
      field('Quiet after', '4 days', 5),
      field('Chance', '40%', 6),
      field('Lost reasons', 'Price, timing, no reply', 7),
    ],
    buttons: [press(buttons.save, 8)],
  },
  'move-deals-through-a-pipeline': {
    title: `${car.name}, ${car.price}`,
    tool: press(buttons.addDeal, 2),
    rows: [
      choice('View', ['Board', 'Analytics', 'List'], 1),
      menu(fields.stage, stages.qualified),
      field(fields.nextStep, `Call Tuesday after 4, ${team.daniel.first}`, 5),
    ],
    buttons: [press(stages.lost, 7), press(stages.won, 6)],
  },
  'import-deals': {
    title: 'Import deals, 318 rows',
    rows: [
      menu('Deal size', options.createField, 3),
      menu('Stage “Proposal”', 'Quoted'),
      choice(fields.unknownContact, [options.createContact, options.skipRow], 5),
    ],
    buttons: [press(buttons.preview, 7), press(buttons.startImport, 8)],
  },
  'score-leads': {
    title: settings.leadScoring,
    tool: press(buttons.addRule, 1),
    rows: [
      line('Replied', '30 points', 2),
      field('Fades after', '14 days', 4),
      line('Not in our area', '–50 points', 5),
      line('Warm', 'From 30; hot from 60', 6),
    ],
    buttons: [press('Test on contacts', 7), press(buttons.turnOn, 8)],
  },
  'route-new-leads': {
    title: fields.leadAssignment,
    tool: press(buttons.addRule, 3),
    rows: [
      choice('Method', [options.inTurn, 'By location', options.byRule], 2, options.byRule),
      menu(fields.everyoneElse, 'Showroom, in turn', 5),
      on('Keep owner', 6),
      on('If not answered in', 7, '15 minutes'),
    ],
    buttons: [press('Try it', 8), press(buttons.save, 9)],
  },
};

const {steps: [tagged, ...steps] = [], outcomes = []} = northfield.workflows?.[tutorialWorkflow] ?? {};

/** The steps of the guide's workflow, with the numbers of its text. */
const tutorialRows = [...steps, ...outcomes].map(({title, note}, index) =>
  menu(title, note ?? '', [4, 5, 8, 7][index]),
);

export const automationPictures: Readonly<Record<string, Panel>> = {
  'build-your-first-workflow': {
    title: tutorialWorkflow,
    rows: [menu(fields.trigger, tagged?.title ?? '', 3), ...tutorialRows],
    buttons: [press(buttons.test, 10), press(buttons.switchOn, 11)],
  },
  'choose-a-trigger': {
    title: fields.trigger,
    tool: press('Add trigger', 2),
    rows: [
      menu(workflow.formSubmitted, 'Test-drive request'),
      menu(fields.addFilter, 'Source is Website form', 4),
      choice('How often', ['Every time', 'Once for each contact'], 5),
    ],
    buttons: [press(buttons.save, 7)],
  },
  'add-waits-and-conditions': {
    title: 'Price follow-up',
    rows: [
      choice('Wait', ['For a time', options.forReply, 'Until a date'], 2, options.forReply),
      menu(fields.condition, 'Trade-in is not empty', 4),
      line(fields.everyoneElse, 'Continue with “No trade-in”', 6),
      line('End of branch', 'Stop', 7),
      on('Stop when the contact replies', 8),
    ],
  },
  'reply-to-new-leads': {
    title: 'Reply to new leads',
    rows: [
      menu(workflow.formSubmitted, 'Test-drive request', 2),
      line(workflow.assignOwner, 'By lead assignment', 3),
      menu(workflow.createDeal, stages.newLead, 4),
      menu(fields.condition, fields.agreed, 5),
      field(workflow.waitForReply, '2 hours', 7),
    ],
    buttons: [press(buttons.test), press(buttons.switchOn, 10)],
  },
  'test-and-fix-a-workflow': {
    title: 'Test: Test-drive request',
    rows: [
      choice(fields.messages, ['Send for real', 'Show only'], 3),
      line(workflow.sendText, 'Delivered'),
      line(workflow.waitForReply, 'Waiting, 2 hours left'),
    ],
    buttons: [press('Try other branch', 6), press('Skip wait', 5), press(buttons.start, 4)],
  },
  'send-data-to-another-system': {
    title: 'Send webhook',
    tool: press('Create secret', 3),
    rows: [
      field(fields.address, 'https://stock.northfield.example/crm'),
      menu('Fields', 'ID, name, email, tags'),
      menu(options.noAnswer, 'Stop and create task', 6),
    ],
    buttons: [press(buttons.sendTest, 5), press(buttons.save, 7)],
  },
};
