import type {SignatureFrame} from '#src/content/schema/signature';

/** The names and times are those of the schedule in the page's hero. */
export const practicePlan: SignatureFrame = {
  kind: 'plan',
  label:
    'Floor plan of the practice: five treatment rooms, the waiting room with two people, the front desk and sterilization. Chair 3 is open at 11:15.',
  rooms: [
    {name: 'Chair 1', text: 'Carl Boone', furniture: 'chair', at: 5},
    {name: 'Chair 2', text: 'Anand, 10:30', furniture: 'chair', at: 4},
    {name: 'Chair 3', text: 'Open at 11:15', furniture: 'chair', at: 2},
    {name: 'Chair 4', text: 'Ward, 10:00', furniture: 'chair', at: 1},
    {name: 'Chair 5', text: 'Marsh, 10:15', furniture: 'chair', at: 1},
    {name: 'Waiting room', text: '2 here', at: 3},
    {name: 'Front desk', text: '0 calls made', at: 6},
    {name: 'Sterilization'},
  ],
  pictures: [
    {
      kind: 'thread',
      label: 'At 7:00 each dentist and hygienist gets the day: 21 visits, 19 confirmed, and what patients asked.',
      note: '7:00 AM, to 6 people',
      messages: [
        {from: 'us', text: 'Good morning, Sam. 21 visits, 19 confirmed. Ward asked about the night guard.'},
        {from: 'them', text: 'Thanks. I’ll have a sample ready.'},
      ],
    },
    {
      kind: 'thread',
      label: 'The text goes to three people on the waitlist at 9:41; Rosa Lim replies 1 at 9:43.',
      note: '9:41 AM, to Rosa, Ben and Tess',
      messages: [
        {from: 'us', text: 'A cleaning opened today at 11:15. Want it? Reply 1 to take it.'},
        {from: 'them', text: '1'},
        {from: 'note', text: '9:43 AM, Rosa Lim has the slot'},
      ],
    },
    {
      kind: 'thread',
      label: 'A new patient asks on the website at 12:15, chooses Friday at 2:15 and gets the intake form.',
      note: '12:15 PM, website form',
      messages: [
        {from: 'them', text: 'Do you take new patients?'},
        {from: 'us', text: 'We do. Tuesday 8:30 or Friday 2:15?'},
        {from: 'them', text: 'Friday'},
        {from: 'note', text: 'Intake form sent'},
      ],
    },
    {
      kind: 'thread',
      label: 'In week three of aligners, Priya Anand confirms the switch to tray 4 by text.',
      note: '2:20 PM, Priya Anand',
      messages: [
        {from: 'us', text: 'Day 21: time for tray 4, Priya. Reply 1 when it’s in.'},
        {from: 'them', text: '1'},
        {from: 'note', text: 'On course, week 3 of 12'},
      ],
    },
    {
      kind: 'thread',
      label: 'After his filling, Carl Boone gets aftercare at 4:05 and a review request two days later.',
      note: '4:05 PM, Carl Boone',
      messages: [
        {from: 'us', text: 'Carl, no hot drinks until 6. Call us if it aches tomorrow.'},
        {from: 'them', text: 'Will do, thank you.'},
        {from: 'note', text: 'Review request on Saturday'},
      ],
    },
    {
      kind: 'thread',
      label: 'Recall at 6:00: everyone due by July 24 can pick a time, and Lena books July 8 at 9:00.',
      note: '6:00 PM, everyone due by July 24',
      messages: [
        {from: 'us', text: 'It’s been six months, Lena. Pick a time that suits you.'},
        {from: 'them', text: 'July 8, 9:00'},
        {from: 'note', text: 'Booked'},
      ],
    },
  ],
};
