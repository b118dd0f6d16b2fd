import type {PictureOf} from '#src/content/schema/pictures/picture';

/** 21 visits: 19 confirmed, one unconfirmed, and one patient asking for another time. The open slot is extra. */
export const chairBoard: PictureOf<'chairs'> = {
  kind: 'chairs',
  label:
    'Schedule of five dental chairs for June 12: 19 of 21 visits confirmed, one reminder opened and one patient asked to move. The 11:15 opening in chair 3 was offered to three people and accepted by one.',
  title: 'June 12',
  chip: {text: '19 of 21 confirmed', tone: 'active'},
  note: 'No-show rate 7.1%, was 11.8% in November',
  chairs: [
    {name: 'Chair 1', text: 'Dr. Amari'},
    {name: 'Chair 2', text: 'Dr. Amari'},
    {name: 'Chair 3', text: 'Jo, hygiene'},
    {name: 'Chair 4', text: 'Sam, hygiene'},
    {name: 'Chair 5', text: 'Dr. Voss'},
  ],
  hours: ['8 AM', '9', '10', '11', '12 PM', '1', '2', '3', '4'],
  visits: [
    {chair: 1, at: 2, quarters: 3, title: 'Lena Fischer', text: 'Cleaning'},
    {chair: 1, at: 6, quarters: 4, title: 'Carl Boone', text: 'Filling'},
    {chair: 1, at: 12, quarters: 2, title: 'Ada Lind', text: 'Checkup'},
    {chair: 1, at: 20, quarters: 2, title: 'James Okoro', text: 'Checkup'},
    {chair: 1, at: 26, quarters: 3, title: 'Mateo Silva', text: 'Cleaning'},
    {chair: 2, at: 0, quarters: 6, title: 'Nils Berg', text: 'Crown, visit 1'},
    {chair: 2, at: 10, quarters: 4, title: 'Priya Anand', text: 'Crown, reminder seen', tone: 'plain'},
    {chair: 2, at: 23, quarters: 3, title: 'Ruth Adler', text: 'Asked to move', tone: 'waiting'},
    {chair: 2, at: 30, quarters: 4, title: 'Will Tran', text: 'Filling'},
    {chair: 3, at: 1, quarters: 3, title: 'Minnie Park', text: 'Cleaning'},
    {chair: 3, at: 5, quarters: 3, title: 'Omar Haddad', text: 'New, forms complete'},
    {chair: 3, at: 13, quarters: 3, title: '11:15 open', text: 'Offered to 3, 1 accepted', tone: 'done'},
    {chair: 3, at: 22, quarters: 3, title: 'Grace Webb', text: 'Cleaning'},
    {chair: 3, at: 28, quarters: 3, title: 'Leo Costa', text: 'Cleaning'},
    {chair: 4, at: 2, quarters: 3, title: 'Ines Roy', text: 'Cleaning'},
    {chair: 4, at: 8, quarters: 3, title: 'Tim Ward', text: 'Cleaning'},
    {chair: 4, at: 20, quarters: 4, title: 'Eva Holm', text: 'Scaling'},
    {chair: 4, at: 27, quarters: 3, title: 'Dan Petty', text: 'Cleaning'},
    {chair: 5, at: 4, quarters: 2, title: 'Ola Kern', text: 'Aligners'},
    {chair: 5, at: 9, quarters: 6, title: 'Sue Marsh', text: 'Root canal'},
    {chair: 5, at: 21, quarters: 2, title: 'Raj Patel', text: 'Aligners'},
    {chair: 5, at: 29, quarters: 5, title: 'Kim Doyle', text: 'Crown, visit 1'},
  ],
};
