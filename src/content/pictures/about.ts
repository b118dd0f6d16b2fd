import type {PictureOf} from '#src/content/schema/pictures/picture';

/**
 * Our support desk. Chat and email are within the response times in company.ts; the bars add up to the total in the
 * note.
 */
export const supportDesk: PictureOf<'report'> = {
  kind: 'report',
  label:
    'Sample report of our own support desk. May had 1,240 requests: 620 came by live chat in the app, 372 by email, 186 by phone and 62 by form. First reply took 3 minutes in chat and 5 hours by email.',
  title: 'Support desk',
  note: '1,240 requests in May',
  kpis: [
    {label: 'First reply, chat', value: '3 min'},
    {label: 'First reply, email', value: '5 h'},
    {label: 'Solved in one reply', value: '71%', change: '+4 pt'},
  ],
  bars: [
    {name: 'Live chat', value: '620', share: 50, tone: 'active'},
    {name: 'Email', value: '372', share: 30, tone: 'active'},
    {name: 'Phone', value: '186', share: 15, tone: 'early'},
    {name: 'Form', value: '62', share: 5, tone: 'early'},
  ],
};
