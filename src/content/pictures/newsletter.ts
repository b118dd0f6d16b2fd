import type {PictureOf} from '#src/world/schema/picture';

/** An issue. The number is of the savings sheet's first example: 40 appointments, 10% no-shows, $90 each. */
export const newsletterPicture: PictureOf<'sheet'> = {
  kind: 'sheet',
  label:
    'Newsletter of November 3: a reply to copy, $360 a week lost to no-shows, a mistake with three reminders in one day, and one new article.',
  title: 'One useful note',
  note: 'Tue, Nov 3',
  columns: ['In this note', 'What'],
  rows: [
    ['Template', 'A first reply to copy'],
    ['Number', '$360 a week lost to no-shows'],
    ['Mistake', 'Three reminders in one day'],
    ['New article', 'Stop the workflow when they reply'],
  ],
  on: 1,
};
