import {settingsPath} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';
import {brandt} from '../northfield';

export const zapier: IntegrationContent = {
  slug: 'zapier',
  name: 'Zapier',
  mark: 'branch',
  meta: {
    title: 'Zapier integration: connect thousands of apps',
    description:
      'Connect Zapier to Scalewell: start Zaps from new contacts, deals and appointments, and create them from other apps without code.',
  },
  lead: 'For everything that isn’t on the list: start a Zap from Scalewell, or have one send data here.',
  hero: {
    label: `The deal with ${brandt.name} is won in Scalewell at ${brandt.moved.time}. It starts a Zap, which adds a row to a spreadsheet, and a second Zap adds a note to the record.`,
    theirs: {
      figure: '1 row',
      caption: 'Added to the spreadsheet',
      chip: 'On',
      rows: [
        ['Trigger', 'Deal moves to Won'],
        ['Action', 'Add a row'],
        ['Runs as', brandt.owner],
      ],
    },
    ours: {
      name: brandt.name,
      day: brandt.moved.day,
      initials: brandt.initials,
      lit: 1,
      rows: [
        {time: brandt.moved.time, icon: 'flag', title: 'Deal won', note: `${brandt.value}, by ${brandt.owner}`},
        {time: brandt.moved.time, icon: 'branch', title: 'Zap started', note: 'Adds a row for each won deal'},
        {time: '4:07', icon: 'edit', title: 'Note added', note: 'By a second Zap'},
      ],
    },
    over: 'Deal moves to a stage',
    under: 'Add a note',
  },
  moves: {
    direction: 'both',
    ours: ['New contact or tag', 'Deal moves to a stage', 'Appointment booked or canceled'],
    theirs: ['Create or update a contact', 'Create a deal or task', 'Add a note or tag'],
    note: 'Each Zap runs under the account of the person who connected it, with that person’s permissions.',
  },
  uses: [
    'Bring in leads from a portal that only sends email',
    'Add a row to a spreadsheet for each won deal',
    'Start a workflow from another app',
  ],
  steps: [
    'In Zapier, search for Scalewell when you choose a trigger or an action.',
    'Sign in to Scalewell and allow access.',
    'Match the fields, then test the Zap.',
    `Turn the Zap on and check ${settingsPath('integrations')}: it lists each Zap.`,
  ],
  limits: [
    'Zapier’s free plan checks for new data every 15 minutes.',
    'Tasks count toward your Zapier plan.',
    'For large volumes, use the API or webhooks.',
  ],
  setup: 'Each person, with their own permissions',
  access: 'What the person who connects it can see and change',
  guide: {label: 'Send data to another system', to: '/docs/automations/send-data-to-another-system'},
};
