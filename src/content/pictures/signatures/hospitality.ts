import {millrace} from '#src/content/world/millrace';
import {threadPicture} from '#src/world/pictures';
import type {SignatureFrame} from '#src/content/schema/signature';

/** The inn has 46 rooms; the plan shows those of the day. */
export const innPlan: SignatureFrame = {
  kind: 'plan',
  label:
    'Floor plan of the inn: rooms 12, 22 and 31, the kitchen and the dining room; below them the front desk with 11 checkouts, the terrace for Saturday’s wedding, and the night door.',
  rooms: [
    {name: 'Room 12', text: 'Taro Okada', furniture: 'bed'},
    {name: 'Room 22', text: 'Too warm', furniture: 'bed', at: 4},
    {name: 'Room 31', text: 'Early check-in', furniture: 'bed', at: 2},
    {name: 'Kitchen', text: '126 covers', furniture: 'desk', at: 3},
    {name: 'Dining room', text: 'Full at 7:15', furniture: 'desk', at: 5},
    {name: 'Front desk', text: '11 check out', at: 1},
    {name: 'Terrace', text: 'Wedding, Saturday', at: 3},
    {name: 'Night door', text: '2 AM', at: 6},
  ],
  pictures: [
    threadPicture(millrace, 'pia', '2025-06-12T06:40', '2025-06-12T06:44', '6:40 AM, room 40'),
    threadPicture(millrace, 'emma', '2025-06-12T09:00', '2025-06-12T09:30', '9:00 AM, to 14 parties'),
    threadPicture(millrace, 'planner', '2025-06-12T12:10', '2025-06-12T12:13', '12:10 PM, wedding'),
    threadPicture(millrace, 'bauer', '2025-06-12T15:30', '2025-06-12T15:52', '3:30 PM, room 22'),
    threadPicture(millrace, 'walkin', '2025-06-12T19:15', '2025-06-12T19:41', '7:15 PM, table for two'),
    threadPicture(millrace, 'ruiz', '2025-06-12T23:50', '2025-06-12T23:52', '11:50 PM, late arrival'),
  ],
};
