import type {Picture} from '#src/mocks/types';

/** Grantham Boatworks: what really happened to 61 inquiries, as found in week 1. */
export const strategicPlanningPictures = {
  hero: {
    kind: 'flow',
    label:
      'Process map of week 1, 61 inquiries followed: an email is copied to a sheet after 5 hours and called after 2 days. 34 people were reached and quoted; 27 were not and got no second call.',
    title: 'An inquiry today',
    chip: {text: 'As found', tone: 'waiting'},
    note: '61 inquiries followed',
    steps: [
      {icon: 'mail', title: 'Email arrives', note: 'Shared mailbox'},
      {icon: 'grid', title: 'Copied to a sheet', note: 'After 5 hours, median', tone: 'waiting'},
      {icon: 'phone', title: 'First call', note: 'After 2 days, median', tone: 'waiting'},
    ],
    outcomes: [
      {icon: 'document', title: 'Quote sent', note: '34 inquiries', tone: 'active', tag: 'Reached'},
      {icon: 'alert', title: 'No second call', note: '27 inquiries', tag: 'No answer'},
    ],
  },
} satisfies Record<string, Picture>;
