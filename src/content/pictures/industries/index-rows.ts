import type {Picture} from '@site/src/mocks/types';

/** One small window for each row of the industries index, by slug. They continue the day told on the page itself. */
export const industryRowPictures = {
  automotive: {
    kind: 'list',
    label: 'A website lead at 11:40 PM gets two test-drive times a minute later and books Saturday at 10:00.',
    rows: [
      {icon: 'globe', title: 'Website lead, City EV', right: '11:40 PM'},
      {icon: 'message', title: 'Two drive times sent', right: '11:41 PM'},
      {chip: {text: 'Booked', tone: 'done'}, title: 'Test drive', right: 'Sat 10:00'},
    ],
  },
  'real-estate': {
    kind: 'list',
    label: 'Dates for 81 Alder Court: offer accepted June 12, inspection June 20, closing July 25.',
    rows: [
      {chip: {text: 'Accepted', tone: 'done'}, title: '81 Alder Court', right: 'Jun 12'},
      {icon: 'search', title: 'Inspection', right: 'Jun 20'},
      {icon: 'house', title: 'Closing', right: 'Jul 25'},
    ],
  },
  insurance: {
    kind: 'list',
    label: 'A renewal in three steps: answers in with 54 days left, quote sent with 31, bound with 18.',
    rows: [
      {icon: 'edit', title: 'Answers in', right: '54 days left'},
      {icon: 'document', title: 'Quote sent', right: '31 days left'},
      {chip: {text: 'Bound', tone: 'done'}, title: 'Okafor Bakery', right: '18 days left'},
    ],
  },
  healthcare: {
    kind: 'thread',
    label: 'A text offers a free 11:15 appointment to a patient on the waitlist, who accepts.',
    messages: [
      {from: 'us', text: '11:15 just opened with Dr. Lowe. Would you like it?'},
      {from: 'them', text: 'Yes please'},
      {from: 'note', text: 'Gap filled in 4 minutes'},
    ],
  },
  'lead-generation': {
    kind: 'list',
    label: 'Three scored leads: 82 gets a call at 4:30, 57 is nurtured, 34 is closed with a reason.',
    rows: [
      {chip: {text: '82', tone: 'done'}, title: 'Renee Kowalski', right: 'Call 4:30'},
      {chip: {text: '57', tone: 'active'}, title: 'Dev Anand', right: 'Nurture'},
      {chip: {text: '34', tone: 'early'}, title: 'Paula Ortiz', right: 'Closed, renting'},
    ],
  },
  'ecommerce-retail': {
    kind: 'list',
    label: 'A kettle is back in stock: 94 people asked for it, the first 40 were told at 11:00 and 33 bought by 3:00.',
    rows: [
      {icon: 'bag', title: 'Kettle, back in stock', right: '94 asked'},
      {icon: 'mail', title: 'First 40 told', right: '11:00'},
      {chip: {text: '33 sold', tone: 'done'}, title: '7 left', right: '3:00'},
    ],
  },
  'professional-services': {
    kind: 'list',
    label: 'A proposal is opened twice at 11:30, a partner calls at 11:42 and the letter is signed at 2:00.',
    rows: [
      {icon: 'document', title: 'Proposal opened twice', right: '11:30'},
      {icon: 'phone', title: 'Partner calls', right: '11:42'},
      {chip: {text: 'Signed', tone: 'done'}, title: 'Engagement letter', right: '2:00'},
    ],
  },
  hospitality: {
    kind: 'thread',
    label: 'A guest texts that room 22 is too warm, the desk answers, and the task is done 22 minutes later.',
    messages: [
      {from: 'them', text: 'Room 22 is too warm'},
      {from: 'us', text: 'Sorry about that. Lou is on the way up.'},
      {from: 'note', text: 'Fixed in 22 minutes, guest told at 3:52'},
    ],
  },
  other: {
    kind: 'list',
    label: 'Three accounts with their own names for a customer: 1,240 growers, 860 members and 312 permits.',
    rows: [
      {icon: 'users', title: 'Growers', right: '1,240'},
      {icon: 'heart', title: 'Members', right: '860'},
      {icon: 'document', title: 'Permits', right: '312'},
    ],
  },
} as const satisfies Record<string, Picture>;
