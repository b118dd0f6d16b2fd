import type {Tool} from '#src/content/schema/home';
import {driveWorkflow, night, northfield} from '#src/content/world/northfield';
import {flowOf, shot} from '#src/world/shots';

/** The four feature cards, which link to `/features`. Each shows a part of the application on the day of the story. */
export const homeTools: {title: string; aside: string; cells: readonly [Tool, Tool, Tool, Tool]} = {
  title: 'Four tools that behave like one',
  aside: 'A text reply moves the deal, and the visit lands on the calendar. No copying between apps.',
  cells: [
    {
      title: 'CRM Dashboard',
      description: 'Your tasks and open deals on one screen, and one record with everything a customer has said.',
      to: '/features',
      picture: shot(northfield, night.confirmed, [{pane: 'activity', of: 'tomas', days: 1}], {
        focus: 'tomas',
      }),
    },
    {
      title: 'SMS & Email Hub',
      description: 'Two-way texting and email in a shared inbox, with an owner on each thread.',
      to: '/features',
      picture: shot(northfield, '2025-06-09T14:26', [{pane: 'talk', with: 'elena', from: '2025-06-03T00:00'}]),
    },
    {
      title: 'Visual Pipelines',
      description: 'Drag a deal to its next stage, and the follow-up for that stage starts automatically.',
      to: '/features',
      picture: shot(
        northfield,
        night.replied,
        [{pane: 'board', stages: ['Qualified', 'Booked'], rows: 4, left: 'tomas'}],
        {front: {front: 'card', side: 'right', of: 'tomas', by: driveWorkflow}},
      ),
    },
    {
      title: 'Automation Workflows',
      description: 'Draw a workflow once: when this happens, wait, check, then do that.',
      to: '/features',
      picture: shot(northfield, night.confirmed, [flowOf(northfield, driveWorkflow)]),
    },
  ],
};
