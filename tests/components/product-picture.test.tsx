import {ProductPicture} from '#src/pictures/product/ProductPicture';
import {render, screen} from '@testing-library/react';

// tests/built/pages.test.ts checks the markup of every picture.

test('the picture of a booking page starts the month on its weekday', () => {
  render(
    <ProductPicture
      picture={{
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
      }}
    />,
  );
  expect(screen.getByText('1').style.gridColumnStart).toBe('3');
});

test('the bars of a report are as wide as their shares', () => {
  const bars = [{name: 'Referral', value: '$9,100', share: 50, tone: 'active'} as const];
  render(<ProductPicture picture={{kind: 'report', label: 'One bar.', title: 'Income', kpis: [], bars}} />);
  expect(screen.getByRole('img', {name: 'One bar.'}).innerHTML).toContain('width: 50%');
});
