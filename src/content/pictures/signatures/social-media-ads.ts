import type {SignatureFrame} from '#src/content/schema/signature';

/** Torvale Fitness: the four-day test brought 9 + 21 + 6 = 36 visits. */
export const campaign: SignatureFrame = {
  kind: 'strip',
  pictures: [
    {
      kind: 'panel',
      label: 'Plan for June: the free week for people who stopped training, up to $5,200, with three posts to approve.',
      title: 'June',
      tool: {label: 'Approve'},
      rows: [
        {control: 'field', label: 'What we sell', value: 'A free week, with a coach'},
        {control: 'field', label: 'Who should see it', value: 'People within 5 miles who stopped training'},
        {control: 'field', label: 'Budget', value: 'Up to $5,200'},
        {control: 'check', label: 'Post of June 6', on: true, value: 'Paul’s first year'},
        {control: 'check', label: 'Post of June 10', on: false, value: 'Free week, your turn'},
      ],
    },
    {
      kind: 'tiles',
      label: 'A four-day test of three ads brought 36 booked visits: Empty gym 9, First-day nerves 21, Price 6.',
      title: 'Free week, 36 visits',
      items: [
        {art: 'plate', figure: '9', text: 'Empty gym at 6 AM'},
        {art: 'coach', figure: '21', text: 'First-day nerves', on: true},
        {art: 'barbell', figure: '6', text: 'Price'},
      ],
    },
    {
      kind: 'phone',
      label:
        'One person from the ad “First-day nerves” to a membership at $59 a month: the visit, and a text the day after.',
      firm: 'Torvale Fitness',
      clock: '8:12',
      items: [
        {at: 'From the ad “First-day nerves”'},
        {them: 'How was Wednesday? Lena has Friday at 7, too.'},
        {me: 'Good. I’d like to stay.'},
        {them: 'Welcome. $59 a month, cancel any month.'},
        {note: 'Member since June 13'},
      ],
    },
  ],
};
