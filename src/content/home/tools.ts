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
  aside: 'A text reply moves the deal. The deal books the calendar. Nobody copies anything across.',
  cells: [
    {
      title: 'CRM Dashboard',
      description: 'One record per customer: every call, text, visit and invoice, in order.',
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
      description: 'Drag a deal to its next stage. The follow-up that belongs there starts by itself.',
      linkLabel: 'See pipelines',
      to: '/features',
      picture: boardPicture,
    },
    {
      title: 'Automation Workflows',
      description: 'Draw the rule once: when this happens, wait, check, then do that.',
      linkLabel: 'See workflows',
      to: '/features',
      picture: flowPicture,
    },
  ],
};
