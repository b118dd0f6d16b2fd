import {savingsSheet} from '#src/content/pages/savings-sheet';
import {listenForCopy} from '#src/parts/copy/copy.browser';
import {Result} from '#src/parts/savings/Result';
import {SavingsIsland} from '#src/parts/savings/SavingsIsland';
import {WorksheetIsland} from '#src/parts/worksheet/WorksheetIsland';
import {renderInSite} from '../support/render';

import {fireEvent, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';

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
  renderInSite(<WorksheetIsland title="Your worksheet" fields={fields} lines={lines} />);
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

test('a number out of range has one message, which goes away while typing', () => {
  render();
  type(/Appointments/, '-5');
  expect(screen.getByText('Enter 0 or more.')).toBeTruthy();
  expect(results()).toEqual(['–', '–']);
  type(/Appointments/, '120');
  type(/No-shows/, '101');
  expect(screen.queryByText('Enter 0 or more.')).toBeNull();
  expect(screen.getByRole('spinbutton', {name: /No-shows/, description: 'Enter a number from 0 to 100.'})).toBeTruthy();
});

test('a line can use earlier lines, and a negative amount has a minus sign', () => {
  const chain = [
    {name: 'D', label: 'Lost', formula: 'A × B × C', unit: '$'},
    {label: 'Left', formula: 'D − 2000', unit: '$'},
  ] as const;
  renderInSite(<WorksheetIsland title="Your worksheet" fields={fields} lines={chain} />);
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

describe('savings calculator', () => {
  const field = (letter: string): HTMLInputElement => screen.getByRole('spinbutton', {name: new RegExp(`^${letter} `)});
  const slider = (name: string): HTMLInputElement => screen.getByRole('slider', {name});
  const result = (): string => document.querySelector('output')?.textContent ?? '';
  const drawing = (): string => screen.getByRole('img').getAttribute('aria-label') ?? '';

  beforeEach(() => {
    renderInSite(<SavingsIsland />);
  });

  test('a slider and its field follow each other', () => {
    fireEvent.input(slider('No-show rate'), {target: {value: '20'}});
    expect(field('B').value).toBe('20');
    expect(result()).toBe('$7,580');
    fireEvent.input(field('H'), {target: {value: '9000'}});
    expect(slider('Revenue per new customer').value).toBe('200');
    expect(slider('Revenue per new customer').getAttribute('aria-valuetext')).toBe('$9000');
  });

  test('an example fills the sheet until a number changes, and its first year ends in the result', () => {
    fireEvent.input(screen.getByRole('radio', {name: 'Few missed appointments'}));
    expect([field('B').value, field('I').value, slider('No-show rate').value]).toEqual(['2', '1', '2']);
    expect(result()).toBe('−$4,694');
    expect(drawing()).toContain('starts at −$1,000 and ends at −$4,694');
    fireEvent.input(field('B'), {target: {value: '3'}});
    for (const {name} of savingsSheet.examples.businesses)
      expect(screen.getByRole<HTMLInputElement>('radio', {name}).checked).toBe(false);
  });

  test('the result is announced once a number is chosen', () => {
    const said = (): string => screen.getAllByRole('status').at(-1)?.textContent ?? '';
    fireEvent.input(slider('No-show rate'), {target: {value: '20'}});
    expect(said()).toBe('');
    fireEvent.change(slider('No-show rate'));
    expect(said()).toBe('Left after the first year: $7,580');
  });
});

test('without JavaScript the other examples are listed with their numbers as a reader would write them', () => {
  const html = renderToStaticMarkup(<Result sheet={savingsSheet} formId="savings" />);
  const noScript = /<noscript>.*<\/noscript>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, '');
  expect(noScript).toContain('One person: A 20, B 12%, E 8, I 4, L $259: $1,690');
});
