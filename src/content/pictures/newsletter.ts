import type {PictureOf} from '#src/content/schema/pictures/picture';

/** An issue. The number is of the savings sheet's first example: 40 appointments, 10% no-shows, $90 each. */
export const newsletterPicture: PictureOf<'list'> = {
  kind: 'list',
  label:
    'Newsletter of November 3: a reply to copy, $360 a week lost to no-shows, a mistake with three reminders in one day, and one new article.',
  title: 'One useful note',
  note: 'Tue, Nov 3',
  rows: [
    {icon: 'document', title: 'Template', note: '“Got your message. Is 9:15 or 4:00 better?”', right: 'First reply'},
    {icon: 'percent', title: 'Number', note: '40 × 10% × $90 lost to no-shows', right: '$360 a week', on: true},
    {icon: 'flag', title: 'Mistake', note: 'Three reminders in one day. Now it’s one.', right: '2 opt-outs'},
    {icon: 'pen', title: 'New article', note: 'Stop the workflow when they reply', right: '5 min read'},
  ],
};
