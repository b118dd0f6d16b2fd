import {PlanCalculatorIsland} from '#src/parts/plan-calculator/PlanCalculatorIsland';
import {renderInSite} from '../support/render';

import {fireEvent, screen} from '@testing-library/react';

// tests/unit/lib/plan-fit.test.ts covers which plan fits.

const field = (label: string): HTMLInputElement => screen.getByRole('spinbutton', {name: label});
const type = (label: string, value: string): boolean => fireEvent.input(field(label), {target: {value}});
const result = (): string => (document.querySelector('output')?.textContent ?? '').replaceAll(/\s+/g, ' ');

function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

beforeEach(() => {
  renderInSite(<PlanCalculatorIsland />);
});

test('starts with a result that matches its numbers', () => {
  expect(result()).toMatch(/^Your plan\s?Team/);
  expect(result()).toContain('$497');
  expect(result()).toContain('Solo is limited to 1,000 contacts, 5,000 emails, 500 texts and 1 user.');
  expect(document.body.textContent).toContain('2,500 of 10,000');
});

test('a number over a limit selects the next plan and names the limit of the smaller one', () => {
  for (const [label, value] of [
    ['Contacts', '1000'],
    ['Emails a month', '0'],
    ['Texts a month', '0'],
    ['Users', '1'],
  ] as const)
    type(label, value);
  expect(result()).toMatch(/^Your plan\s?Solo/);
  type('Contacts', '1001');
  expect(result()).toMatch(/^Your plan\s?Team/);
  expect(result()).toContain('Solo is limited to 1,000');
  type('Contacts', '50001');
  expect(screen.getByRole('link', {name: /Contact Sales/}).getAttribute('href')).toBe('/contact-us');
});

test.each(['-1', '1.5', '10000001'])('%s contacts show what to enter instead', (wrong) => {
  type('Contacts', wrong);
  expect(field('Contacts').getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field('Contacts'))).toMatch(/Enter a whole number from 0 to 10,000,000\./);
  expect(result()).toContain('Fix the highlighted number');
  type('Contacts', '10');
  expect(field('Contacts').getAttribute('aria-invalid')).toBeNull();
  expect(result()).toMatch(/^Your plan\s?Team/);
});

test('an empty field shows an error only on blur', () => {
  type('Users', '');
  expect(result()).toMatch(/^Your plan\s?Team/);
  expect(field('Users').getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field('Users'));
  expect(field('Users').getAttribute('aria-invalid')).toBe('true');
});

test('numbers get separators on blur, and arrow keys step within the range', () => {
  expect(field('Contacts').value).toBe('2,500');
  type('Contacts', '49999');
  expect(field('Contacts').value).toBe('49999');
  fireEvent.blur(field('Contacts'));
  expect(field('Contacts').value).toBe('49,999');
  fireEvent.keyDown(field('Contacts'), {key: 'ArrowUp'});
  expect([field('Contacts').value, field('Contacts').getAttribute('aria-valuenow')]).toEqual(['50,000', '50000']);
  type('Users', '1');
  fireEvent.keyDown(field('Users'), {key: 'ArrowDown'});
  expect(field('Users').value).toBe('1');
});

test('a slider and its field follow each other, and the slider says which plan its number needs', () => {
  for (const label of ['Emails a month', 'Texts a month']) type(label, '0');
  type('Users', '1');
  const slider = screen.getByRole<HTMLInputElement>('slider', {name: 'Contacts'});
  type('Contacts', '1100');
  expect(slider.getAttribute('aria-valuetext')).toBe('1,100, needs Team');
  fireEvent.input(slider, {target: {value: '99'}});
  expect(field('Contacts').value).toBe('990');
  expect(result()).toMatch(/^Your plan\s?Solo/);
  screen.getByRole('button', {name: 'Get Started with Solo'});
});
