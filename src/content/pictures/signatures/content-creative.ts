import {company} from '#src/content/company/company';
import {articleTitle} from '#src/content/pictures/offers/content-creative';
import type {SignatureFrame} from '#src/content/schema/signature';
import {books, contact, done, due, mail, moves} from '#src/content/world/write';
import type {Firm} from '#src/world/types';
import {fileShot} from './file-shot';

/** Our own account: the thread with one of our clients. */
const desk: Firm = {
  name: company.name,
  plan: 'Enterprise',
  staff: {milo: {name: 'Milo Hart', role: 'Writer'}},
  pipeline: 'Content',
  stages: [
    {name: 'Interview', tone: 'early'},
    {name: 'In review', tone: 'waiting'},
    {name: 'Published', tone: 'done'},
  ],
  contacts: {
    robert: contact(
      'Robert Sable',
      {
        email: 'robert@sableridge.example',
        deal: {title: 'June, 12 pieces', value: 0, owner: 'milo'},
        fields: {company: 'Sable Ridge Advisors'},
      },
      [
        moves('2025-06-02T09:00', 'Interview'),
        mail('2025-06-02T09:05', 'us', 'Which question do your clients ask most often?', 'Milo'),
        mail('2025-06-02T11:40', 'them', 'What the fee really costs them. Few people ever ask.'),
        books('2025-06-02T11:45', 'Interview', '2025-06-03T14:00', 60, 'milo'),
        mail('2025-06-03T15:10', 'us', 'Thank you for the hour. “Fees they can’t see” is your headline.', 'Milo'),
        due('2025-06-03T15:12', 'First draft', '2025-06-10', '2025-06-10T16:00'),
        moves('2025-06-10T16:00', 'In review'),
        mail(
          '2025-06-10T16:01',
          'us',
          'Here is the full draft, with four sources. Please comment in the margin.',
          'Milo',
        ),
        mail('2025-06-12T09:48', 'them', 'One change: it’s “usually” on page two. Otherwise approved.'),
        done('2025-06-12T09:50', 'Approved', 'Publishes June 17'),
        moves('2025-06-17T08:00', 'Published'),
        done('2025-06-17T08:01', 'On the blog', 'With a chart and three links'),
        done('2025-06-19T09:00', 'In the newsletter', 'Short version, 1 link'),
      ],
    ),
  },
  tallies: [],
};

/** Sable Ridge Advisors: one article, from the interview to the newsletter. */
export const articleFile: SignatureFrame = {
  kind: 'file',
  pictures: [
    fileShot(desk, '2025-06-03T15:20', 'robert'),
    fileShot(desk, '2025-06-12T09:51', 'robert'),
    fileShot(desk, '2025-06-19T09:01', 'robert'),
  ],
  paper: {
    firm: 'Sable Ridge Advisors',
    heading: articleTitle,
    to: '940 words, one hour with Robert Sable',
    lines: [
      {text: 'They fear fees they can’t see.', value: '12:40', litFrom: 1},
      {text: 'It is widely known that fees matter.', value: 'Cut', struckFrom: 2},
      {text: '1% takes about $46,000 in twenty years.', value: 'Added', litFrom: 2},
      {text: 'The fee is always on page two.', value: '“Usually”', struckFrom: 2},
    ],
    texts: [
      'Most people read the fee once, on the day they sign. The number is in a table on page two, under a name that never includes the word fee.',
      'Look for “ongoing charges” and multiply by what you hold. Ask what the difference buys.',
    ],
    states: ['Interview, 58 minutes', 'Approved June 12', 'Published June 17'],
  },
};
