import type {Panel} from '#src/content/schema/pictures/panel';
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
    title: 'Tomas Whitlock',
    rows: [
      choice('After the call', ['Reached', 'Voicemail', 'No answer'], 4),
      field('Note', '@Mona he wants the tow package', 5),
      field('Task', 'Call Tuesday after 4', 6),
      menu('Owner', 'Daniel', 8),
    ],
    buttons: [press('Call'), press('Email'), press('Text', 3)],
  },
  'use-tags-and-custom-fields': {
    title: 'Fields and tags',
    tool: press('Add field', 2),
    rows: [
      choice('Belongs to', ['Contact', 'Deal']),
      field('Name', 'Renewal date'),
      check('Show in the Add contact box'),
    ],
    buttons: [press('Add tag', 5)],
  },
  'merge-duplicates': {
    title: 'Duplicates, pair 1 of 12',
    rows: [
      choice('Email', ['tomas@whitlock.example', 't.whitlock@example.com']),
      choice('Agreed to texts', ['No', 'Yes']),
      line('Same', 'Name and company'),
    ],
    buttons: [press('Not a duplicate', 3), press('Merge', 4)],
  },
  'create-a-pipeline': {
    title: 'Vehicle sales',
    rows: [
      line('Stage 2 of 3', 'Qualified'),
      field('Enter when', 'Budget and trade-in are known', 4),
      field('Quiet after', '4 days', 5),
      field('Chance', '40%', 6),
      field('Lost reasons', 'Price, timing, no reply', 7),
    ],
    buttons: [press('Save', 8)],
  },
  'move-deals-through-a-pipeline': {
    title: 'Ridgeback XL, $46,900',
    tool: press('Add deal', 2),
    rows: [
      choice('View', ['Board', 'Analytics', 'List'], 1),
      menu('Stage', 'Qualified'),
      field('Next step', 'Call Tuesday after 4, Daniel', 5),
    ],
    buttons: [press('Lost', 7), press('Won', 6)],
  },
  'import-deals': {
    title: 'Import deals, 318 rows',
    rows: [
      menu('Deal size', 'Create field', 3),
      menu('Stage “Proposal”', 'Quoted'),
      choice('Contact not found', ['Create contact', 'Skip row'], 5),
    ],
    buttons: [press('Preview', 7), press('Start import', 8)],
  },
  'score-leads': {
    title: 'Lead scoring',
    tool: press('Add rule', 1),
    rows: [
      line('Replied', '30 points', 2),
      field('Fades after', '14 days', 4),
      line('Not in our area', '–50 points', 5),
      line('Warm', 'From 30; hot from 60', 6),
    ],
    buttons: [press('Test on contacts', 7), press('Turn on', 8)],
  },
  'route-new-leads': {
    title: 'Lead assignment',
    tool: press('Add rule', 3),
    rows: [
      choice('Method', ['In turn', 'By location', 'By rule'], 2, 'By rule'),
      menu('Everyone else', 'Showroom, in turn', 5),
      on('Keep owner', 6),
      on('If not answered in', 7, '15 minutes'),
    ],
    buttons: [press('Try it', 8), press('Save', 9)],
  },
};

export const automationPictures: Readonly<Record<string, Panel>> = {
  'build-your-first-workflow': {
    title: 'Test-drive request',
    rows: [
      menu('Trigger', 'Tag added', 3),
      menu('Send text', 'Thanks for your request', 4),
      field('Wait for reply', '2 hours', 5),
      menu('Create task', 'Contact’s owner', 7),
    ],
    buttons: [press('Test', 10), press('Switch on', 11)],
  },
  'choose-a-trigger': {
    title: 'Trigger',
    tool: press('Add trigger', 2),
    rows: [
      menu('Form submitted', 'Test-drive request'),
      menu('Add filter', 'Source is Website form', 4),
      choice('How often', ['Every time', 'Once for each contact'], 5),
    ],
    buttons: [press('Save', 7)],
  },
  'add-waits-and-conditions': {
    title: 'Price follow-up',
    rows: [
      choice('Wait', ['For a time', 'For reply', 'Until a date'], 2, 'For reply'),
      menu('Condition', 'Trade-in is not empty', 4),
      line('Everyone else', 'Continue with “No trade-in”', 6),
      line('End of branch', 'Stop', 7),
      on('Stop when the contact replies', 8),
    ],
  },
  'reply-to-new-leads': {
    title: 'Reply to new leads',
    rows: [
      menu('Form submitted', 'Test-drive request', 2),
      line('Assign owner', 'By lead assignment', 3),
      menu('Create deal', 'New lead', 4),
      menu('Condition', 'Agreed to texts', 5),
      field('Wait for reply', '2 hours', 7),
    ],
    buttons: [press('Test'), press('Switch on', 10)],
  },
  'test-and-fix-a-workflow': {
    title: 'Test: Test-drive request',
    rows: [
      choice('Messages', ['Send for real', 'Show only'], 3),
      line('Send text', 'Delivered'),
      line('Wait for reply', 'Waiting, 2 hours left'),
    ],
    buttons: [press('Try other branch', 6), press('Skip wait', 5), press('Start', 4)],
  },
  'send-data-to-another-system': {
    title: 'Send webhook',
    tool: press('Create secret', 3),
    rows: [
      field('Address', 'https://stock.northfield.example/crm'),
      menu('Fields', 'ID, name, email, tags'),
      menu('No answer', 'Stop and create task', 6),
    ],
    buttons: [press('Send test', 5), press('Save', 7)],
  },
};
