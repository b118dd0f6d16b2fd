import type {SignatureFrame} from '#src/content/schema/signature';

/** Renee Kowalski, Halcyon Solar: day 1 and day 30. */
export const reneeThread: SignatureFrame = {
  kind: 'thread',
  pictures: [
    {
      kind: 'phone',
      label: 'Day 1: a form at 9:42, two questions, a score of 82 and a call at 4:30 the same day.',
      firm: 'Halcyon Solar',
      clock: '9:44',
      items: [
        {at: 'Day 1'},
        {them: 'Thanks for your form, Renee. What is a usual power bill?'},
        {me: 'About $240 in summer'},
        {them: 'And how old is the roof?'},
        {me: 'Eight years'},
        {note: 'Score 82'},
        {day: 'Thu', date: 12, title: 'Call, 4:30 PM', text: 'With Theo, 20 minutes'},
      ],
    },
    {
      kind: 'phone',
      label: 'Day 30: the roof survey is done, the permit is filed, and Renee sends her neighbor.',
      firm: 'Halcyon Solar',
      clock: '6:10',
      items: [
        {at: 'Day 30'},
        {them: 'Your permit is approved. The crew comes July 22 at 8:00.'},
        {day: 'Tue', date: 22, title: 'Installation, 8:00 AM', text: 'With Marco’s crew, one day'},
        {me: 'Great. My neighbor wants a quote too.'},
        {them: 'Send him this link, and we’ll thank you both.'},
        {note: 'New lead, referred by Renee'},
      ],
    },
  ],
  desks: [
    {
      kind: 'list',
      label: 'The lead desk on day 1: of five inquiries, Renee Kowalski has the highest score and a call at 4:30.',
      title: 'New leads',
      chip: {text: '6 since 8:55', tone: 'active'},
      rows: [
        {title: 'Renee Kowalski', note: 'Call today, 4:30', right: '82', on: true},
        {title: 'Aisha Bello', note: 'Call Friday, 2:00', right: '77'},
        {title: 'Dev Anand', note: 'Call after five', right: '57'},
        {title: 'Paula Ortiz', note: 'Renting, closed', right: '34'},
        {title: 'Sam Whitfield', note: 'Repeat of May 28', right: 'Merged'},
      ],
    },
    {
      kind: 'list',
      label: 'Renee’s record on day 30: survey done, permit approved, installation on July 22, one neighbor referred.',
      title: 'Renee Kowalski',
      chip: {text: 'Customer', tone: 'done'},
      rows: [
        {icon: 'check', title: 'Roof survey', right: 'June 16'},
        {icon: 'check', title: 'Permit approved', right: 'July 11'},
        {icon: 'calendar', title: 'Installation, Marco’s crew', right: 'July 22'},
        {icon: 'users', title: 'Neighbor referred', right: 'New lead', on: true},
        {icon: 'heart', title: 'Thank-you to Renee', right: 'Sent'},
      ],
    },
  ],
};
