import {sourcesPicture} from '#src/content/pictures/features';
import {sequencePicture, storePicture, weekPicture} from '#src/content/pictures/home-solutions';
import {boardPicture, crmPicture, flowPicture, inboxPicture} from '#src/content/pictures/home-tools';
import {ProductPicture} from '#src/pictures/product/ProductPicture';
import type {Picture} from '#src/pictures/types';
import {render, screen} from '@testing-library/react';

const others: Picture[] = [
  {
    kind: 'day',
    label: 'A day with one appointment.',
    title: 'Thursday, June 12',
    rows: [{time: '8:30', title: 'Lena Fischer', note: 'Cleaning, 45 min', status: 'Confirmed', tone: 'active'}],
    side: {label: 'No-show rate', value: '7.1%', note: 'was 11.8%', bars: [11.8, 9.1, 7.1], from: 'Nov', to: 'Jun'},
  },
  {
    kind: 'booking',
    label: 'A booking page with two open days.',
    title: 'Consultation',
    duration: '30 min',
    zone: 'Eastern Time',
    month: 'July 2025',
    note: '2 days open',
    startsOn: 2,
    days: 31,
    open: [10, 11],
    selected: 10,
    dayLabel: 'Thursday, July 10',
    slots: ['9:00 AM', '10:30 AM'],
    selectedSlot: '10:30 AM',
  },
  {kind: 'thread', label: 'A reminder that is confirmed.', note: 'Wed, 6:00 PM', messages: [{from: 'them', text: '1'}]},
  {
    kind: 'report',
    label: 'A report with one bar.',
    title: 'Income',
    kpis: [{label: 'Booked', value: '$18,400'}],
    bars: [{name: 'Referral', value: '$9,100', share: 50, tone: 'active'}],
  },
];

const pictures = [
  sourcesPicture,
  crmPicture,
  inboxPicture,
  boardPicture,
  flowPicture,
  storePicture,
  weekPicture,
  sequencePicture,
  ...others,
];

const interactive = 'a, button, input, select, textarea, summary, [tabindex], [contenteditable]';

describe('ProductPicture', () => {
  test.each(pictures.map((picture) => [picture.kind, picture] as const))(
    'renders a %s as one labeled image',
    (_, picture) => {
      render(<ProductPicture picture={picture} />);
      const image = screen.getByRole('img', {name: picture.label});
      expect(image.querySelectorAll(interactive)).toHaveLength(0);
      expect(image.querySelectorAll('h1, h2, h3, h4, h5, h6, [role], [aria-label], [id]')).toHaveLength(0);
      expect(image.textContent).not.toMatch(/undefined|NaN/);
      expect(image.innerHTML).not.toMatch(/NaN|Infinity/);
    },
  );

  test('starts the month on its weekday', () => {
    render(<ProductPicture picture={others[1]!} />);
    expect(screen.getByText('1').style.gridColumnStart).toBe('3');
  });

  test('renders a report’s bar as wide as its share', () => {
    render(<ProductPicture picture={others[3]!} />);
    expect(screen.getByRole('img').innerHTML).toContain('width: 50%');
  });
});
