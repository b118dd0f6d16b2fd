import {bookPage} from '#src/content/pages/book';
import {BookingCalendar} from '#src/parts/booking/BookingCalendar';
import {listenForBookings, readBookings} from '#src/parts/booking/calendar.browser';
import {PlanCalculatorIsland} from '#src/parts/plan-calculator/PlanCalculatorIsland';
import type {SearchHit} from '#src/parts/search/engine';
import {SearchDialogIsland} from '#src/parts/search-dialog/SearchDialogIsland';
import {createTabProps} from '#src/parts/tabs/tab-props';
import {listenForTabs} from '#src/parts/tabs/tabs.browser';
import {TryAppIsland} from '#src/parts/try-app/TryAppIsland';
import {fakeResponse} from '../support/fetch';
import {renderInSite} from '../support/render';

import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {ReactElement} from 'react';

const mockHits: SearchHit[] = ['/pricing', '/demo'].map((to) => ({to, title: [], excerpt: []}));

jest.mock('#src/parts/search/useSearch', () => ({
  useSearch: () => ({
    query: 'pricing',
    status: 'done',
    groups: [{kind: 'page', hits: mockHits}],
    total: 2,
    setQuery: () => undefined,
    prepare: () => undefined,
  }),
}));

const {listProps, tabProps} = createTabProps('x', 'a');
const tabs = (
  <div {...listProps}>
    <button {...tabProps('a')}>A</button>
    <button {...tabProps('b')}>B</button>
  </div>
);

/** What handles keys by itself, the element with the focus, and the keys. */
const parts: Record<string, [element: ReactElement, find: () => Promise<HTMLElement> | HTMLElement, keys: string[]]> = {
  tabs: [tabs, () => screen.getByRole('tab', {name: 'A'}), ['ArrowLeft', 'ArrowRight', 'Home', 'End']],
  'booking calendar': [
    <BookingCalendar key="calendar" labels={bookPage.calendar} level={1} stopped={undefined} />,
    () => {
      readBookings();
      return waitFor(() =>
        within(screen.getByRole('grid'))
          .getAllByRole('button')
          .find(({tabIndex}) => tabIndex === 0)!,
      );
    },
    ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  ],
  'cards of the sample app': [
    <TryAppIsland key="try" />,
    () => {
      fireEvent.click(screen.getAllByRole('button', {name: /Deals/})[0]!);
      return document.querySelector<HTMLElement>('button[name=card]')!;
    },
    ['ArrowLeft', 'ArrowRight'],
  ],
  'search options': [
    <SearchDialogIsland key="search" />,
    () => {
      const field = document.querySelector('input')!;
      fireEvent.keyDown(field, {key: 'ArrowDown'});
      return field;
    },
    ['ArrowUp', 'ArrowDown', 'Enter'],
  ],
  'fields of the plan calculator': [
    <PlanCalculatorIsland key="plans" />,
    () => screen.getByRole('spinbutton', {name: 'Users'}),
    ['ArrowUp', 'ArrowDown'],
  ],
};

const notPlain = [
  {altKey: true},
  {ctrlKey: true},
  {shiftKey: true},
  {metaKey: true},
  {isComposing: true},
  {keyCode: 229},
];

beforeAll(() => {
  listenForTabs();
  listenForBookings();
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  Element.prototype.checkVisibility = () => true;
  Object.assign(AbortSignal, {timeout: () => new AbortController().signal});
  const times = [1, 2, 9].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  Object.assign(globalThis, {
    fetch: () => Promise.resolve(fakeResponse(200, {minutes: 30, zone: 'America/Toronto', times})),
  });
});

test.each(Object.entries(parts))(
  '%s: keys with a modifier and keys of an input method are left alone',
  async (_, [element, find, keys]) => {
    renderInSite(element);
    const focused = await find();
    focused.focus();
    const before = document.body.innerHTML;
    for (const key of keys)
      for (const how of notPlain)
        expect({key, ...how, isFree: fireEvent.keyDown(focused, {key, ...how})}).toEqual({key, ...how, isFree: true});
    expect(document.body.innerHTML).toBe(before);
    expect(document.activeElement).toBe(focused);
    for (const key of keys) {
      const now = document.activeElement!;
      expect({key, isFree: fireEvent.keyDown(now, {key})}).toEqual({key, isFree: false});
    }
  },
);

test('a slider skips equal numbers only for its own keys', () => {
  renderInSite(<PlanCalculatorIsland />);
  const range = document.querySelector<HTMLInputElement>('[type=range]')!;
  const press = (from: number, how = {}): number => {
    range.value = `${from}`;
    fireEvent.keyDown(range, {key: 'ArrowRight', ...how});
    return range.valueAsNumber - from;
  };
  const from = Array.from({length: Number(range.max)}, (_, at) => at).find((at) => press(at) > 0)!;
  expect(notPlain.map((how) => press(from, how))).toEqual(notPlain.map(() => 0));
});

test('Escape of an input method leaves the calendar open', () => {
  const leave = jest.spyOn(window, 'postMessage').mockReturnValue();
  const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue({postMessage: leave} as unknown as Window);
  renderInSite(<BookingCalendar labels={bookPage.calendar} level={1} stopped={undefined} />);
  fireEvent.keyDown(document.body, {key: 'Escape', isComposing: true});
  expect(leave).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(leave).toHaveBeenCalledTimes(1);
  parent.mockRestore();
});
