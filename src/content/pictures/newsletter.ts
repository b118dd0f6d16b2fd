import type {PictureOf} from '#src/content/schema/pictures/picture';

/** An issue. The number is of the savings sheet's first example: 40 appointments, 10% no-shows, $90 each. */
export const newsletterPicture: PictureOf<'sheet'> = {
  kind: 'sheet',
  label:
    'Newsletter of November 3: a reply to copy, $360 a week lost to no-shows, a mistake with three reminders in one day, and one new article.',
  title: 'One useful note',
  note: 'Tue, Nov 3',
  columns: ['In this note', 'What', 'More'],
  rows: [
    ['Template', '“Got your message. Is 9:15 or 4:00 better?”', 'First reply'],
    ['Number', '40 × 10% × $90 lost to no-shows', '$360 a week'],
    ['Mistake', 'Three reminders in one day. Now it’s one.', '2 opt-outs'],
    ['New article', 'Stop the workflow when they reply', '5 min read'],
  ],
  on: 1,
};
