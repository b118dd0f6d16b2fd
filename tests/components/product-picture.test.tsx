import {demoBooking} from '#src/content/pictures/demo';
import {managePipelinesHero} from '#src/content/pictures/offers/manage-pipelines';
import {Picture} from '#src/pictures/Picture';

import {render, screen, within} from '@testing-library/react';

// tests/built/pages.test.ts checks the markup of every picture.

test('the picture of a booking page starts the month on its weekday', () => {
  render(<Picture picture={{...demoBooking, startsOn: 2}} />);
  expect(screen.getByText('1').style.gridColumnStart).toBe('3');
});

test('a sheet has a column for each title, and counts are aligned at the right', () => {
  const rows = [
    ['Calls', '118'],
    ['Reviews', '19'],
  ];
  render(<Picture picture={{kind: 'sheet', label: 'Calls.', title: 'June', columns: ['What', 'Count'], rows}} />);
  const sheet = screen.getByRole('img', {name: 'Calls.'});
  expect(within(sheet).getByText(/^What\s+Calls\s+Reviews$/).className).not.toContain('right');
  expect(within(sheet).getByText(/^Count\s+118\s+19$/).className).toContain('right');
});

test('a sheet of numbers leaves no room unused in a narrow slot, and its names are not cut', () => {
  const rows = [['September', '2,140', '54']];
  render(
    <Picture
      picture={{kind: 'sheet', label: 'Visits.', title: 'Visits', columns: ['Month', 'Visits', 'Leads'], rows}}
    />,
  );
  const table = screen.getByText(/^Month\s+September$/).parentElement;
  expect(table?.style.getPropertyValue('--slim').match(/minmax\(calc\(9ch \+ 1rem\), \d+fr\)/)).not.toBeNull();
});

test('the card of a late deal says so in words, beside its color', () => {
  render(<Picture picture={managePipelinesHero.after.picture} />);
  const card = screen.getByText('Nine electric trucks').closest('p');
  expect(card?.className).toContain('late');
  expect(card?.dataset['next']).toBe('10 days quiet');
  expect(screen.getByText('Heavy 8 t').closest('p')?.className).not.toContain('late');
});
