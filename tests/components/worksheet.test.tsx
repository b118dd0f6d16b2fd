import {listenForCopy} from '#src/behaviors/copy';
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

const render = (): void => {
  renderInSite(<Worksheet title="Your worksheet" fields={fields} lines={lines} />);
};

afterEach(() => {
  history.replaceState(null, '', '/');
});

test('starts with the example and updates while typing', () => {
  render();
  expect(results()).toEqual(['12', '$1,080']);
  type(/No-shows/, '5');
  type(/Revenue/, '200.5');
  expect(results()).toEqual(['6', '$1,203']);
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('$1,203');
});

test('an empty field shows a dash only in results that need it', () => {
  render();
  type(/Revenue/, '');
  expect(results()).toEqual(['12', '–']);
});

test('a line can use earlier lines, and a negative amount has a minus sign', () => {
  const chain = [
    {name: 'D', label: 'Lost', formula: 'A × B × C', unit: '$'},
    {label: 'Left', formula: 'D − 2000', unit: '$'},
  ] as const;
  renderInSite(<Worksheet title="Your worksheet" fields={fields} lines={chain} />);
  expect(results()).toEqual(['$1,080', '−$920']);
  type(/Revenue/, '');
  expect(results()).toEqual(['–', '–']);
});

test('starts with the numbers of the address, and copies a link to them', async () => {
  listenForCopy();
  const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  history.replaceState(null, '', '/blog/no-shows?A=50&C=x&ref=mail');
  render();
  expect(results()).toEqual(['5', '$450']);
  type(/No-shows/, '20');
  fireEvent.click(screen.getByRole('button', {name: 'Copy link to these numbers'}));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/blog/no-shows?A=50&B=20&C=90`);
  expect(await screen.findByText('Copied', {selector: '[role=status]'})).toBeTruthy();
});
