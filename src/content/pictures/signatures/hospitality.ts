import type {SignatureFrame} from '#src/content/schema/signature';

/** The inn has 46 rooms; the plan shows those of the day. */
export const innPlan: SignatureFrame = {
  kind: 'plan',
  label:
    'Floor plan of the inn: rooms 12, 22 and 31, the kitchen and the dining room; below them the front desk with 11 checkouts, the terrace for Saturday’s wedding, and the night door.',
  rooms: [
    {name: 'Room 12', text: 'Okada, T.', furniture: 'bed'},
    {name: 'Room 22', text: 'Too warm', furniture: 'bed', at: 4},
    {name: 'Room 31', text: 'Early check-in', furniture: 'bed', at: 2},
    {name: 'Kitchen', text: '126 covers', furniture: 'desk', at: 3},
    {name: 'Dining room', text: 'Full at 7:15', furniture: 'desk', at: 5},
    {name: 'Front desk', text: '11 check out', at: 1},
    {name: 'Terrace', text: 'Wedding, Saturday', at: 3},
    {name: 'Night door', text: '2 AM', at: 6},
  ],
  pictures: [
    {
      kind: 'thread',
      label: 'At 6:40 a guest asks about the bill by text and checks out without a line.',
      note: '6:40 AM, room 40',
      messages: [
        {from: 'them', text: 'Is the parking on the bill?'},
        {from: 'us', text: 'It is, $18 a night. Leave the key in the box and you’re checked out.'},
        {from: 'them', text: 'Perfect, thanks.'},
      ],
    },
    {
      kind: 'thread',
      label: 'At 9:00 fourteen parties get directions and the weather; three choose early check-in, one is room 31.',
      note: '9:00 AM, to 14 parties',
      messages: [
        {from: 'us', text: 'See you tonight. Sun until six, and parking is behind the mill. Early check-in at 1?'},
        {from: 'them', text: 'Yes please, room 31.'},
        {from: 'note', text: '3 of 14 chose early check-in'},
      ],
    },
    {
      kind: 'thread',
      label: 'At 12:10 the wedding planner adds six guests: 126, seen by kitchen and housekeeping.',
      note: '12:10 PM, Bauer wedding',
      messages: [
        {from: 'them', text: 'We’re six more on Saturday. So sorry.'},
        {from: 'us', text: 'No problem, 126 it is. Two more rooms?'},
        {from: 'note', text: 'Kitchen and housekeeping notified'},
      ],
    },
    {
      kind: 'thread',
      label: 'At 3:30 the guest in room 22 says it is too warm; at 3:52 Lou has cleaned the filter.',
      note: '3:30 PM, room 22',
      messages: [
        {from: 'them', text: 'It’s quite warm in here.'},
        {from: 'us', text: 'Sorry about that. Lou is on the way up.'},
        {from: 'note', text: 'Fixed at 3:52, guest notified'},
      ],
    },
    {
      kind: 'thread',
      label: 'At 7:15 the dining room is full; a walk-in leaves a number and is called back at 7:40.',
      note: '7:15 PM, table for two',
      messages: [
        {from: 'us', text: 'You’re next. Enjoy the river, we’ll text you.'},
        {from: 'us', text: 'Your table is ready. See you in five minutes?'},
        {from: 'them', text: 'On our way.'},
      ],
    },
    {
      kind: 'thread',
      label: 'At 11:50 a late flight moves arrival to 2 AM: the door code goes out and the night clerk knows.',
      note: '11:50 PM, Ruiz',
      messages: [
        {from: 'them', text: 'Flight just landed. We’ll be there at 2.'},
        {from: 'us', text: 'No rush. The night door opens with 4471.'},
        {from: 'note', text: 'Night clerk sees 2 AM'},
      ],
    },
  ],
};
