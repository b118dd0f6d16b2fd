import type {Tool} from '#src/content/schema/home';
import {car, daniel, elena, tomas} from '#src/content/lead/moments';
import {driveWorkflow, night, northfield} from '#src/content/world/northfield';
import {movingBoard, timelineOf} from '#src/world/pictures';

const messages =
  northfield.contacts['elena']?.log.flatMap(([, what]) => (what.kind === 'says' ? [what.text] : [])) ?? [];

/** The four feature cards, which link to `/features`. Each screen shows one step of Tomas Whitlock's story. */
export const homeTools: {title: string; aside: string; cells: readonly [Tool, Tool, Tool, Tool]} = {
  title: 'Four tools that behave like one',
  aside: 'A text reply moves the deal, and the visit lands on the calendar. No copying between apps.',
  cells: [
    {
      title: 'CRM Dashboard',
      description: 'Your tasks and open deals on one screen, and one record with everything a customer has said.',
      to: '/features',
      reaction: 'Show a new entry arriving on the record',
      picture: {
        kind: 'record',
        person: tomas,
        chip: {before: 'Qualified', after: 'Booked'},
        deal: car.model,
        value: car.price,
        arrives: {
          icon: 'bolt',
          title: 'Workflow',
          note: 'Moved to Booked, reminder set for Wed 6 PM',
          right: 'now',
          on: true,
        },
        rows: timelineOf(northfield, 'tomas', night.replied)
          .filter(({icon, note}) => icon !== 'bolt' && !note?.startsWith('“Hi'))
          .slice(0, 5),
      },
    },
    {
      title: 'SMS & Email Hub',
      description: 'Two-way texting and email in a shared inbox, with an owner on each thread.',
      to: '/features',
      reaction: 'Send the reply',
      picture: {
        kind: 'reply',
        person: elena,
        owner: {label: 'Owner', person: daniel},
        message: {text: messages[0] ?? '', note: 'Email, 2:18 PM'},
        reply: {text: messages[1] ?? '', note: 'Email, 2:26 PM'},
        prompt: 'Write a reply…',
        send: 'Send',
      },
    },
    {
      title: 'Visual Pipelines',
      description: 'Drag a deal to its next stage, and the follow-up for that stage starts automatically.',
      to: '/features',
      reaction: 'Move the deal to Booked',
      picture: {
        kind: 'board',
        board: movingBoard(northfield, [night.replied, night.moved], 'tomas', {stages: ['Qualified', 'Booked']}),
      },
    },
    {
      title: 'Automation Workflows',
      description: 'Draw a workflow once: when this happens, wait, check, then do that.',
      to: '/features',
      reaction: 'Run the workflow',
      picture: {
        kind: 'flow',
        flow: {
          kind: 'flow',
          title: driveWorkflow,
          chip: {text: 'Live', tone: 'done'},
          steps: [
            {icon: 'globe', title: 'Form submitted', note: 'Test-drive request', at: 0.15},
            {icon: 'message', title: 'Send a text', note: 'Offer two open times', at: 0.3},
            {icon: 'clock', title: 'Wait for reply', note: 'Up to 2 hours', at: 0.5},
          ],
          outcomes: [
            {icon: 'calendar', title: 'Book appointment', note: 'In Daniel’s calendar', tag: 'Reply', at: 0.8},
            {icon: 'board', title: 'Move deal', note: 'Qualified to Booked', at: 0.95},
            {icon: 'phone', title: 'Create call task', note: 'For Daniel, in 1 hour', tag: 'No reply'},
          ],
        },
      },
    },
  ],
};
