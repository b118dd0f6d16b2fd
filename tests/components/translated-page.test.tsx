import {bookPage} from '#src/content/pages/book';
import {BookingCalendar} from '#src/parts/booking/BookingCalendar';
import {listenForBookings, readBookings} from '#src/parts/booking/calendar.browser';
import {listenForForms, readForms} from '#src/parts/form/send-form.browser';
import {PlanCalculatorIsland} from '#src/parts/plan-calculator/PlanCalculatorIsland';
import type {SearchHit} from '#src/parts/search/engine';
import {MarkedWords} from '#src/parts/search/MarkedWords';
import {SearchOptions} from '#src/parts/search-dialog/Results';
import {Button} from '#src/ui/actions/Button';
import {fakeResponse} from '../support/fetch';
import {renderInSite} from '../support/render';
import {translatePage} from '../support/translate-page';

import {fireEvent, screen, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';

const button = (name: RegExp): HTMLElement => screen.getByRole('button', {name});
const text = (element: HTMLElement | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const day = (label: string): HTMLElement => screen.getByRole('button', {name: label});
const slots = (): HTMLElement[] => within(screen.getByRole('region')).getAllByRole('button');

describe('the booking calendar', () => {
  beforeAll(() => {
    listenForBookings();
    listenForForms();
    Element.prototype.scrollIntoView = () => undefined;
  });

  beforeEach(async () => {
    jest.useFakeTimers({now: new Date('2027-03-01T15:00:00Z'), doNotFake: ['queueMicrotask']});
    const times = ['2027-03-03T15:00Z', '2027-03-03T19:30Z', '2027-03-05T14:00Z'];
    Object.assign(AbortSignal, {timeout: () => new AbortController().signal});
    Object.assign(globalThis, {
      fetch: () => Promise.resolve(fakeResponse(200, {minutes: 30, zone: 'America/Toronto', times, token: 'signed'})),
    });
    document.body.innerHTML = renderToStaticMarkup(
      <BookingCalendar labels={bookPage.calendar} level={1} stopped={undefined} />,
    );
    readBookings();
    readForms();
    await jest.advanceTimersByTimeAsync(1);
    translatePage();
  });

  afterEach(() => {
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  test('names the day that is selected', () => {
    fireEvent.click(day('Friday, March 5'));
    expect(text(document.querySelector('#booking-day'))).toBe('Friday, March 5 1 open time');
    translatePage();
    fireEvent.click(day('Wednesday, March 3'));
    expect(text(document.querySelector('#booking-day'))).toBe('Wednesday, March 3 2 open times');
  });

  test('selects another time, goes on to the details, and names what is booked', () => {
    fireEvent.click(slots()[0]!);
    translatePage();
    fireEvent.click(slots()[1]!);
    translatePage();
    fireEvent.click(button(/Continue/));
    expect(text(document.querySelector('[data-step=details] p'))).toMatch(/Wednesday, March 3.*7:30 – 8:00 PM/);
    translatePage();
    fireEvent.click(button(/Back/));
    fireEvent.click(day('Friday, March 5'));
    fireEvent.click(slots()[0]!);
    expect(text(screen.getByRole('status'))).toMatch(/^Friday, March 5, 2:00 – 2:30 PM/);
    fireEvent.click(button(/Continue/));
    expect(text(document.querySelector('[data-step=details] p'))).toMatch(/Friday, March 5.*2:00 – 2:30 PM/);
    translatePage();
    fireEvent.click(button(/Book Demo/));
    screen.getByText('Enter your name.');
  });
});

test('the plan calculator names the plan that fits, also on its button', () => {
  renderInSite(<PlanCalculatorIsland />);
  translatePage();
  for (const field of screen.getAllByRole('spinbutton')) fireEvent.input(field, {target: {value: '1'}});
  expect(text(document.querySelector('output'))).toMatch(/^\[Your plan\] Solo /);
  screen.getByRole('button', {name: 'Get Started with Solo'});
  translatePage();
  fireEvent.input(screen.getAllByRole('spinbutton')[0]!, {target: {value: '-1'}});
  expect(text(document.querySelector('output'))).toMatch(/^Fix the highlighted number/);
  fireEvent.input(screen.getAllByRole('spinbutton')[0]!, {target: {value: '60000'}});
  expect(text(document.querySelector('output'))).not.toContain('[');
  screen.getByRole('link', {name: 'Contact Sales about Enterprise'});
});

test('search options show only what the last query found', () => {
  const hit = (over: Partial<SearchHit>): SearchHit => ({
    to: '/docs/deals',
    title: [
      {text: 'deal', marked: true},
      {text: 's', marked: false},
    ],
    excerpt: [
      {text: 'Stages of a ', marked: false},
      {text: 'deal', marked: true},
    ],
    parent: 'Pipelines',
    ...over,
  });
  const list = (hits: SearchHit[]) => (
    <SearchOptions
      id="list"
      labels={{
        title: 'Results',
        all: 'All #',
        kinds: {best: 'Answer', page: 'Pages', docs: 'Docs', faq: 'FAQ', blog: 'Blog'},
      }}
      groups={[{kind: 'docs', hits}]}
      active={-1}
      optionId={String}
    />
  );
  const {rerender} = renderInSite(list([hit({})]));
  translatePage();
  const next = hit({
    title: [{text: 'deals', marked: false}],
    heading: [
      {text: 'Deal ', marked: false},
      {text: 'stage', marked: true},
    ],
    excerpt: [
      {text: 'Stage', marked: true},
      {text: 's of a deal', marked: false},
    ],
  });
  rerender(list([next]));
  expect(text(screen.getByRole('option'))).toBe('dealsDeal stageStages of a deal');
  translatePage();
  rerender(list([hit({parent: 'Contacts'})]));
  expect(text(screen.getByRole('option'))).toBe('dealsContactsStages of a deal');
});

test('marked words and buttons change their text', () => {
  const view = (piece: string, label: string) => (
    <>
      <p>
        <MarkedWords text={[{text: piece, marked: false}]} />
      </p>
      <Button>{label}</Button>
    </>
  );
  const {rerender} = renderInSite(view('one', 'Send'));
  translatePage();
  rerender(view('two', 'Sending'));
  expect(text(document.querySelector('p'))).toBe('two');
  expect(text(screen.getByRole('button'))).toBe('Sending');
});
