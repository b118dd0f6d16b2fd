import {clearwater} from '#src/content/world/clearwater';
import type {SignatureFrame} from '#src/content/schema/signature';
import {capital, spelled} from '#src/world/describe';
import {timeText} from '#src/world/moment';
import {threadPicture} from '#src/world/pictures';
import {day} from '#src/world/views';

const {visits} = day(clearwater, '2025-06-12', '2025-06-12T07:00');

/** Sam's own day. */
const own = visits.filter((visit) => visit.with === 'chair4');
const ownDay = `${spelled(own.length)} visits, ${own.every(({state}) => state === 'confirmed') ? 'all' : 'not all'} confirmed`;

/** `Ward, 10:00`: whom a chair has next. */
function next(id: string): string {
  const visit = visits.find((one) => one.id === id);
  return visit ? `${visit.contact.name.split(' ').at(-1) ?? ''}, ${timeText(visit.start)}` : '';
}

/** The names and times are those of the schedule in the page's hero. */
export const practicePlan: SignatureFrame = {
  kind: 'plan',
  label:
    'Floor plan of the practice: five treatment rooms, the waiting room with two people, the front desk and sterilization. Chair 3 is open at 11:15.',
  rooms: [
    {name: 'Chair 1', text: 'Carl Boone', furniture: 'chair', at: 5},
    {name: 'Chair 2', text: next('priya'), furniture: 'chair', at: 1},
    {name: 'Chair 3', text: 'Open at 11:15', furniture: 'chair', at: 2},
    {name: 'Chair 4', text: next('tim'), furniture: 'chair', at: 1},
    {name: 'Chair 5', text: next('raj'), furniture: 'chair', at: 4},
    {name: 'Waiting room', text: '2 here', at: 3},
    {name: 'Front desk', text: '0 calls made', at: 6},
    {name: 'Sterilization'},
  ],
  pictures: [
    {
      kind: 'thread',
      label: `At 7:00 each dentist and hygienist gets the day: Sam has ${ownDay}, and reads what a patient asked.`,
      note: '7:00 AM, to 5 people',
      messages: [
        {
          from: 'us',
          text: `Good morning, Sam. ${capital(ownDay)}. Ward asked about the night guard.`,
        },
        {from: 'them', text: 'Thanks. I’ll have a sample ready.'},
      ],
    },
    threadPicture(clearwater, 'rosa', '2025-06-12T09:41', '2025-06-12T09:43:10', '9:41 AM, to Rosa, Ben and Tess'),
    threadPicture(clearwater, 'nell', '2025-06-12T12:15', '2025-06-12T12:19:20', '12:15 PM, website form'),
    threadPicture(clearwater, 'raj', '2025-06-12T14:20', '2025-06-12T14:31:10'),
    threadPicture(clearwater, 'carl', '2025-06-12T16:05', '2025-06-12T16:10'),
    threadPicture(clearwater, 'sylvie', '2025-06-12T18:00', '2025-06-12T18:06:10', '6:00 PM, everyone due by July 24'),
  ],
};
