import type {IntegrationContent} from '#src/content/schema/integrations';

export const slack: IntegrationContent = {
  slug: 'slack',
  name: 'Slack',
  meta: {
    title: 'Slack integration: CRM alerts in your channels',
    description:
      'Connect Slack to Scalewell: new leads, replies and won deals appear in the channel you choose, with a link to the record.',
  },
  lead: 'New leads, replies and won deals in the channel where your team already talks.',
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
    'Open Settings > Integrations, search for Slack and choose Connect.',
    'Choose the workspace and allow access. Some workspaces ask an administrator to approve it.',
    'Choose the events and a channel for each.',
    'Choose Send test and check the channel.',
  ],
  limits: [
    'One way: replies in Slack don’t reach the customer.',
    'For a private channel, invite the Scalewell app to it first.',
    'Slack limits how many messages an app can post per second.',
  ],
  access: 'Posting to the channels you choose. No reading of messages',
  guide: {label: 'Build your first workflow', to: '/docs/automations/build-your-first-workflow'},
};
