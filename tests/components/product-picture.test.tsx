import {demoBooking} from '#src/content/pictures/demo';
import {Picture} from '#src/pictures/Picture';
import {render, screen} from '@testing-library/react';

// tests/built/pages.test.ts checks the markup of every picture.

test('the picture of a booking page starts the month on its weekday', () => {
  render(<Picture picture={{...demoBooking, startsOn: 2}} />);
  expect(screen.getByText('1').style.gridColumnStart).toBe('3');
});

test('the bars of a report are as wide as their shares', () => {
  const bars = [{name: 'Referral', value: '$9,100', share: 50, tone: 'active'} as const];
  render(<Picture picture={{kind: 'report', label: 'One bar.', title: 'Income', kpis: [], bars}} />);
  expect(screen.getByRole('img', {name: 'One bar.'}).innerHTML).toContain('--share: 50%');
});
