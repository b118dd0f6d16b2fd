import {Worksheet} from '#src/features/worksheet';
import {renderInSite} from '../support/render';

import {fireEvent, screen} from '@testing-library/react';

const fields = [
  {name: 'A', label: 'Appointments', value: 120},
  {name: 'B', label: 'No-shows', unit: '%', value: 10},
  {name: 'C', label: 'Revenue', unit: '$', value: 90},
] as const;
const lines = [
  {label: 'Missed', formula: 'A × B'},
  {label: 'Lost', formula: 'A × B × C', unit: '$'},
] as const;

const results = (): string[] => [...document.querySelectorAll('dd')].map(({textContent}) => textContent);
const type = (label: RegExp, value: string): boolean =>
  fireEvent.input(screen.getByRole('spinbutton', {name: label}), {target: {value}});

beforeEach(() => {
  renderInSite(<Worksheet title="Your worksheet" fields={fields} lines={lines} />);
});

test('starts with the example, and follows what is typed', () => {
  expect(results()).toEqual(['12', '$1,080']);
  type(/No-shows/, '5');
  type(/Revenue/, '200.5');
  expect(results()).toEqual(['6', '$1,203']);
  expect(screen.getByRole('status').textContent).toBe('$1,203');
});

test('an empty field leaves a dash in the lines that need it only', () => {
  type(/Revenue/, '');
  expect(results()).toEqual(['12', '–']);
});
