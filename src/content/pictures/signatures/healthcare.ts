import {clearwater} from '#src/content/world/clearwater';
import type {SignatureFrame} from '#src/content/schema/signature';
import {threadPicture} from '#src/world/pictures';
import {day} from '#src/world/views';

const {visits, confirmed} = day(clearwater, '2025-06-12', '2025-06-12T07:00');

/** The names and times are those of the schedule in the page's hero. */
export const practicePlan: SignatureFrame = {
  kind: 'plan',
  label:
    'Floor plan of the practice: five treatment rooms, the waiting room with two people, the front desk and sterilization. Chair 3 is open at 11:15.',
  rooms: [
    {name: 'Chair 1', text: 'Carl Boone', furniture: 'chair', at: 5},
    {name: 'Chair 2', text: 'Anand, 10:30', furniture: 'chair', at: 1},
    {name: 'Chair 3', text: 'Open at 11:15', furniture: 'chair', at: 2},
    {name: 'Chair 4', text: 'Ward, 10:00', furniture: 'chair', at: 1},
    {name: 'Chair 5', text: 'Patel, 1:15', furniture: 'chair', at: 4},
    {name: 'Waiting room', text: '2 here', at: 3},
    {name: 'Front desk', text: '0 calls made', at: 6},
    {name: 'Sterilization'},
  ],
  pictures: [
    {
      kind: 'thread',
      label: `At 7:00 each dentist and hygienist gets the day: ${visits.length} visits, ${confirmed} confirmed, and what patients asked.`,
      note: '7:00 AM, to 4 people',
      messages: [
        {
          from: 'us',
          text: `Good morning, Sam. ${visits.length} visits, ${confirmed} confirmed. Ward asked about the night guard.`,
        },
        {from: 'them', text: 'Thanks. I’ll have a sample ready.'},
      ],
    },
    threadPicture(clearwater, 'rosa', '2025-06-12T09:41', '2025-06-12T09:43:10', '9:41 AM, to Rosa, Ben and Tess'),
    threadPicture(clearwater, 'nell', '2025-06-12T12:15', '2025-06-12T12:19:20', '12:15 PM, website form'),
    threadPicture(clearwater, 'raj', '2025-06-12T14:20', '2025-06-12T14:31:10'),
    threadPicture(clearwater, 'carl', '2025-06-12T16:05', '2025-06-12T16:10'),
    threadPicture(clearwater, 'odile', '2025-06-12T18:00', '2025-06-12T18:06:10', '6:00 PM, everyone due by July 24'),
  ],
};
