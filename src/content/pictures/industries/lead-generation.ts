import type {PictureOf} from '#src/mocks/types';

/** The shared inbox of a lead desk that sells solar surveys. */
export const callDesk: PictureOf<'inbox'> = {
  kind: 'inbox',
  label:
    'Shared inbox with six solar inquiries. Renee Kowalski answers two questions by text, scores 82 and takes a call at 4:30.',
  threads: [
    {
      person: {initials: 'RK', tone: 'ink'},
      name: 'Renee Kowalski',
      text: 'Today 4:30 works.',
      time: '9:44',
      on: true,
    },
    {person: {initials: 'DA', tone: 'mint'}, name: 'Dev Anand', text: 'Can someone call after five?', time: '9:38'},
    {
      person: {initials: 'PO', tone: 'apricot'},
      name: 'Paula Ortiz',
      text: 'Score 34: renting, closed',
      time: '9:31',
    },
    {person: {initials: 'SW', tone: 'lime'}, name: 'Sam Whitfield', text: 'Repeat of May 28, merged', time: '9:20'},
    {person: {initials: 'AB', tone: 'mint'}, name: 'Aisha Bello', text: 'Friday 2:00 is fine', time: '9:07'},
    {
      person: {initials: 'CM', tone: 'apricot'},
      name: 'Colin Marsh',
      text: 'What does a site visit cost?',
      time: '8:55',
    },
  ],
  messages: [
    {from: 'us', text: 'Hi Renee, thanks for asking about solar. Do you own the home, and how old is the roof?'},
    {from: 'note', text: 'Text · sent by “Solar quote form”'},
    {from: 'them', text: 'Own it. Eight years old.'},
    {from: 'us', text: 'Good fit. Our energy consultant can call today at 4:30 or Friday at 9:00.'},
    {from: 'them', text: 'Today 4:30 works.'},
    {from: 'note', text: 'Score 82 · call booked with Theo'},
  ],
};
