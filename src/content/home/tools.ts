import {boardPicture, crmPicture, flowPicture, inboxPicture} from '#src/content/pictures/home-tools';
import type {Picture} from '#src/mocks/types';

type Tool = {
  title: string;
  description: string;
  /** Words beside the arrow. */
  linkLabel: string;
  to: string;
  picture: Picture;
};

/** The four feature cards; each leads to `/features`. */
export const homeTools: {title: string; aside: string; cells: readonly [Tool, Tool, Tool, Tool]} = {
  title: 'Four tools that behave like one',
  aside: 'A text reply moves the deal, and the deal books the calendar. No copying between apps.',
  cells: [
    {
      title: 'CRM Dashboard',
      description: 'Your tasks, open deals and quiet customers on one screen, with one record per customer.',
      linkLabel: 'See the dashboard',
      to: '/features',
      picture: crmPicture,
    },
    {
      title: 'SMS & Email Hub',
      description: 'Two-way texting and email in a shared inbox, with an owner on each thread.',
      linkLabel: 'See the hub',
      to: '/features',
      picture: inboxPicture,
    },
    {
      title: 'Visual Pipelines',
      description: 'Drag a deal to its next stage, and the follow-up for that stage starts automatically.',
      linkLabel: 'See pipelines',
      to: '/features',
      picture: boardPicture,
    },
    {
      title: 'Automation Workflows',
      description: 'Draw a workflow once: when this happens, wait, check, then do that.',
      linkLabel: 'See workflows',
      to: '/features',
      picture: flowPicture,
    },
  ],
};
