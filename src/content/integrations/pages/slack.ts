import {buttons, findIntegration} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';
import {brandt} from '../northfield';

export const slack: IntegrationContent = {
  slug: 'slack',
  name: 'Slack',
  mark: 'message',
  meta: {
    title: 'Slack integration: CRM alerts in your channels',
    description:
      'Connect Slack to Scalewell: new leads, replies and won deals appear in the channel you choose, with a link to the record.',
  },
  lead: 'New leads, replies and won deals in the channel where your team already talks.',
  hero: {
    label: `The deal with ${brandt.name} is won in Scalewell at ${brandt.moved.time}, and a message with the amount, the stage and a link is posted in the Slack channel for sales.`,
    theirs: {
      figure: '#sales',
      caption: 'Message from Scalewell',
      chip: 'Posted',
      rows: [
        ['Deal', `${brandt.name}, pickup`],
        ['Stage', `Won, ${brandt.value}`],
        ['Link', 'Open the deal'],
      ],
    },
    ours: {
      name: brandt.name,
      day: brandt.moved.day,
      initials: brandt.initials,
      lit: 2,
      rows: [
        {time: '3:30', icon: 'calendar', title: 'Quote meeting', note: `With ${brandt.owner}`},
        {time: brandt.moved.time, icon: 'flag', title: 'Deal won', note: `${brandt.value}, by ${brandt.owner}`},
        {
          time: brandt.moved.time,
          icon: 'message',
          title: 'Posted in Slack',
          note: 'In #sales, without the phone number',
        },
      ],
    },
    over: 'Deal won',
    under: 'Message',
  },
  moves: {
    direction: 'out',
    ours: ['New lead or reply', 'Deal won, lost or quiet', 'Workflow step with your own words'],
    theirs: ['Message in a channel', 'Direct message to the owner'],
    note: 'A message has the name, the stage and a link. Phone numbers and message texts stay in Scalewell unless you add them.',
  },
  uses: [
    'Post each won deal with its amount',
    'Tell the owner when a lead replies at night',
    'Warn a manager when a deal has been quiet for a week',
  ],
  steps: [
    findIntegration('Slack'),
    'Choose the workspace and allow access. Some workspaces ask an administrator to approve it.',
    'Choose the events and a channel for each.',
    `Choose ${buttons.sendTest} and check the channel.`,
  ],
  limits: [
    'One way: replies in Slack don’t reach the customer.',
    'For a private channel, invite the Scalewell app to it first.',
    'Slack limits how many messages an app can post per second.',
  ],
  access: 'Posting to the channels you choose. No reading of messages',
  guide: {label: 'Build your first workflow', to: '/docs/automations/build-your-first-workflow'},
};
