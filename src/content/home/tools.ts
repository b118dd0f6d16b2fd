import type {Tool} from '#src/content/schema/home';
import {counts, daniel, deals, elena, texts, tomas} from '#src/content/lead/people';
import {story} from '#src/content/story/northfield';

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
        deal: story.car.model,
        value: deals.ridgeback.value,
        arrives: {
          icon: 'bolt',
          title: 'Workflow',
          note: 'Moved to Booked, reminder set for Wed 6 PM',
          right: 'now',
          on: true,
        },
        rows: [
          {icon: 'message', title: 'Text', note: `“${texts.reply}”`, right: story.night.replied},
          {icon: 'globe', title: 'Form', note: 'Test-drive request, Ridgeback XL', right: story.night.asked},
          {icon: 'mail', title: 'Email', note: 'Opened “Four cars you looked at” three times', right: 'Mon'},
          {icon: 'phone', title: 'Call', note: 'Daniel, 6 min. Asked about trade-in value', right: 'Sat'},
          {icon: 'globe', title: 'Visit', note: 'Looked at four cars, saved one', right: 'Sat'},
        ],
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
        message: {text: 'Could you resend the invoice?', note: 'Email, 2:18 PM'},
        reply: {text: 'Here it is again, with the service plan attached.', note: 'Sent by text and email'},
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
        board: {
          from: 0,
          card: deals.ridgeback,
          columns: [
            {name: 'Qualified', tone: 'active', count: counts.qualified, cards: ['ghost', deals.service]},
            {name: 'Booked', tone: 'waiting', count: counts.booked, cards: ['ghost', deals.fleet]},
          ],
        },
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
          title: 'Test-drive request',
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
