import {bookPage} from '#src/content/pages/book';
import {BookingCalendar} from '#src/parts/booking/BookingCalendar';
import {listenForBookings, readBookings} from '#src/parts/booking/calendar.browser';
import {listenForForms, readForms} from '#src/parts/form/send-form.browser';
import {type FakeResponse, fakeResponse} from '../support/fetch';
import {resizeTo} from '../support/window-width';

import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';

const times = ['2027-03-03T15:00Z', '2027-03-03T19:30Z', '2027-03-05T14:00Z', '2027-04-14T14:00Z'];
const availability = (free = times) => ({minutes: 30, zone: 'America/Toronto', times: free});

type Sent = {headers?: Record<string, string>; body?: string};

const lookUp = jest.fn<Promise<FakeResponse>, []>();
const book = jest.fn<Promise<FakeResponse>, [Sent]>();

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', {name});
const slots = (): HTMLElement[] => within(screen.getByRole('region')).getAllByRole('button');
const input = (label: string): HTMLInputElement => screen.getByRole('textbox', {name: label});

async function show(address = '/book'): Promise<void> {
  history.replaceState(null, '', address);
  document.body.innerHTML = renderToStaticMarkup(
    <BookingCalendar labels={bookPage.calendar} level={1} stopped={undefined} />,
  );
  readBookings();
  readForms();
  await jest.advanceTimersByTimeAsync(1);
}

function typeDetails(): void {
  fireEvent.input(input('Name'), {target: {value: 'Marta Silva'}});
  fireEvent.input(input('Email'), {target: {value: 'marta@oakline.example'}});
}

beforeAll(() => {
  listenForBookings();
  listenForForms();
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({now: new Date('2027-03-01T15:00:00Z'), doNotFake: ['queueMicrotask']});
  lookUp.mockReset().mockResolvedValue(fakeResponse(200, availability()));
  book.mockReset();
  Object.assign(AbortSignal, {timeout: () => new AbortController().signal});
  Object.assign(globalThis, {
    fetch: (path: string, options: Sent) => {
      if (path.endsWith('/form-token')) return Promise.resolve(fakeResponse(200, {token: 'signed'}));
      return path.endsWith('/bookings') ? book(options) : lookUp();
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
  resizeTo(1024);
});

test('a failed request can be retried; without open times it shows a message', async () => {
  lookUp.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await show();
  expect(screen.getByRole('alert').textContent).toContain(bookPage.calendar.failed.title);
  lookUp.mockResolvedValueOnce(fakeResponse(200, availability([])));
  fireEvent.click(button(bookPage.calendar.failed.retry));
  await waitFor(() => screen.getByText(bookPage.calendar.none.title));
});

test('days without open times are disabled, and weeks beyond the last open day cannot be opened', async () => {
  await show();
  const days = screen.getAllByRole('gridcell').map((cell) => cell.querySelector('button'));
  const free = days.filter((day) => day?.getAttribute('aria-disabled') === null);
  expect(free.map((day) => day?.dataset['day'])).toEqual(['2027-03-03', '2027-03-05']);
  const before = slots().length;
  fireEvent.click(days.find((day) => day?.dataset['day'] === '2027-03-04')!);
  expect(slots()).toHaveLength(before);
  screen.getByRole('heading', {name: 'March – April'});
  fireEvent.click(button('Later dates'));
  screen.getByRole('heading', {name: 'April – May'});
  expect(slots()).toHaveLength(before);
  expect(button('Later dates').getAttribute('aria-disabled')).toBe('true');
});

test('entered values survive a taken time and a lost connection, and a retry makes one booking', async () => {
  await show();
  expect(button('Continue').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(slots()[0]!);
  expect(button('Continue').getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(button('Continue'));
  expect(screen.queryByText('Enter your name.')).toBeNull();
  fireEvent.click(button('Book Demo'));
  screen.getByText('Enter your name.');
  expect(book).not.toHaveBeenCalled();
  typeDetails();
  book.mockResolvedValueOnce(
    fakeResponse(409, {title: 'Taken', status: 409, availability: availability(times.slice(1))}),
  );
  fireEvent.click(button('Book Demo'));
  await waitFor(() => screen.getByText(bookPage.calendar.taken.title));
  fireEvent.click(slots()[0]!);
  fireEvent.click(button('Continue'));
  expect([input('Name').value, input('Email').value]).toEqual(['Marta Silva', 'marta@oakline.example']);

  book.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(button('Book Demo'));
  await waitFor(() => screen.getByText('Your demo isn’t booked yet'));
  expect(input('Name').value).toBe('Marta Silva');
  const calendars = {
    google: 'https://calendar.google.com/',
    microsoft365: 'https://outlook.office.com/',
    outlook: 'https://outlook.live.com/',
    apple: '/x.ics',
  };
  const booked = {id: 'x', start: times[1], end: '2027-03-03T20:00Z', host: 'Elise Varga', manageUrl: '/x', calendars};
  book.mockResolvedValueOnce(fakeResponse(201, booked));
  fireEvent.click(button('Book Demo'));
  await waitFor(() => screen.getByRole('heading', {name: 'You’re booked'}));
  const keys = book.mock.calls.map(([{headers}]) => new Headers(headers).get('Idempotency-Key'));
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});

test('a time in the address is selected, or reported as taken', async () => {
  await show('/demo?start=2027-03-05T14:00Z');
  screen.getByRole('heading', {name: /^Friday, March 5/});
  expect(slots()[0]!.getAttribute('aria-pressed')).toBe('true');
  await show('/demo?start=2027-03-04T14:00Z');
  screen.getByText(bookPage.calendar.taken.title);
  fireEvent.click(slots()[0]!);
  expect(screen.queryByText(bookPage.calendar.taken.title)).toBeNull();
});

function showTabAgain(): Promise<void> {
  fireEvent(document, new Event('visibilitychange'));
  return act(() => jest.advanceTimersByTimeAsync(1));
}

test('a calendar that is shown again after ten minutes has the times of then', async () => {
  await show();
  fireEvent.click(slots()[0]!);
  jest.advanceTimersByTime(9 * 60_000);
  await showTabAgain();
  expect(lookUp).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  lookUp.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await showTabAgain();
  expect(slots()).toHaveLength(2);
  jest.advanceTimersByTime(48 * 3_600_000);
  lookUp.mockResolvedValueOnce(fakeResponse(200, availability(times.slice(2))));
  await showTabAgain();
  screen.getByRole('heading', {name: /^Friday, March 5/});
  expect(button('Continue').getAttribute('aria-disabled')).toBe('true');
});

test('a time that is taken while the details are filled in has to be chosen again, and what was typed is kept', async () => {
  await show();
  fireEvent.click(slots()[0]!);
  fireEvent.click(button('Continue'));
  typeDetails();
  jest.advanceTimersByTime(48 * 3_600_000);
  lookUp.mockResolvedValueOnce(fakeResponse(200, availability(times.slice(2))));
  await showTabAgain();
  screen.getByText(bookPage.calendar.taken.title);
  fireEvent.click(slots()[0]!);
  fireEvent.click(button('Continue'));
  expect(input('Name').value).toBe('Marta Silva');
});

test.each(['', 'C', 'en_US', 'en-US@posix'])('a browser whose language is “%s” gets a calendar', async (language) => {
  const languages = jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  await show();
  expect(slots()).toHaveLength(2);
  languages.mockRestore();
});

/** The browser's own: fake timers replace `Intl`. */
const {prototype: formats} = Intl.DateTimeFormat;

const reportZone = (timeZone: string | undefined) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  return jest
    .spyOn(formats, 'resolvedOptions')
    .mockReturnValue({...options, timeZone} as Intl.ResolvedDateTimeFormatOptions);
};

test.each(['Etc/Unknown', 'GMT+0530x', '+05:30', '', undefined])(
  'a browser whose zone is “%s” shows times in the company’s zone, and says so',
  async (timeZone) => {
    const report = reportZone(timeZone);
    await show();
    const zones = screen.getByRole<HTMLSelectElement>('combobox', {name: 'Time zone'});
    expect(zones.value).toBe('America/Toronto');
    expect(slots()[0]!.textContent).toBe('10:00 AM');
    expect(zones.querySelector('optgroup')!.label).toBe('Our time zone');
    screen.getByText('Times are in the time zone selected below.');
    expect(screen.getByText(/^We couldn’t detect your time zone/).hidden).toBe(false);
    fireEvent.focus(zones);
    fireEvent.change(zones, {target: {value: 'Asia/Tokyo'}});
    expect(screen.getByText(/couldn’t detect/).hidden).toBe(true);
    expect(zones.getAttribute('aria-describedby')).toBeNull();
    expect(zones.querySelector('optgroup option')!.textContent).toMatch(/^Eastern Time \(Toronto\)/);
    report.mockRestore();
  },
);

const hour = 3_600_000;

test.each([-400 * 24, -26, -7, 7, 400 * 24])(
  'with a clock that is wrong by %i hours, today and all that depends on it come from the server',
  async (hours) => {
    const served = fakeResponse(200, availability(), {Date: 'Mon, 01 Mar 2027 15:00:00 GMT'});
    lookUp.mockResolvedValue(served);
    jest.setSystemTime(Date.parse('2027-03-01T15:00:00Z') + hours * hour);
    await show();
    const days = screen.getAllByRole('gridcell').map((cell) => cell.querySelector('button'));
    const free = days.filter((day) => day?.getAttribute('aria-disabled') === null);
    expect(free.map((day) => day?.dataset['day'])).toEqual(['2027-03-03', '2027-03-05']);
    expect(days.find((day) => day?.getAttribute('aria-current') === 'date')?.dataset['day']).toBe('2027-03-01');
    screen.getByRole('heading', {name: 'March – April'});
    expect(button('Earlier dates').getAttribute('aria-disabled')).toBe('true');
    expect(slots()).toHaveLength(2);
  },
);

test('the selected time is shown in the selected zone', async () => {
  await show();
  const zones = screen.getByRole('combobox');
  fireEvent.focus(zones);
  fireEvent.change(zones, {target: {value: 'Asia/Tokyo'}});
  fireEvent.click(
    screen
      .getAllByRole('gridcell')
      .find(({textContent}) => textContent === '4')!
      .querySelector('button')!,
  );
  fireEvent.click(slots()[0]!);
  fireEvent.click(button('Continue'));
  const chosen = document.querySelector('[data-step=details] p')!.textContent;
  expect(chosen).toBe('Thursday, March 412:00 – 12:30 AM, Japan Standard Time (Tokyo)');
});

test('a time that the team has to book is shown as requested, not as booked', async () => {
  await show();
  fireEvent.click(slots()[0]!);
  fireEvent.click(button('Continue'));
  typeDetails();
  const requested = {state: 'requested', start: '2027-03-03T15:00:00.000Z', end: '2027-03-03T15:30:00.000Z'};
  book.mockResolvedValueOnce(fakeResponse(202, requested));
  fireEvent.click(button('Book Demo'));
  await waitFor(() => screen.getByRole('heading', {name: 'Request received'}));
  screen.getByText(
    /^We’ve got your request for Wednesday, March 3, .*We’ll confirm by email within one working day\. If you don’t hear from us, call /,
  );
  expect(screen.queryByText(bookPage.calendar.booked.calendars)).toBeNull();
});

// By selector, because queries by role take seconds in a test with many keys.
const dayButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=grid] button')];
const isAtEnd = (turn: '-1' | '1'): boolean =>
  document.querySelector(`[data-turn="${turn}"][aria-disabled=true]`) !== null;
const listDays = (): (string | undefined)[] => dayButtons().map(({dataset}) => dataset['day']);

/** The day with the focus, which is also the only one in the tab order. */
function focusedDay(): string {
  expect(dayButtons().filter(({tabIndex}) => tabIndex === 0)).toEqual([document.activeElement]);
  return (document.activeElement as HTMLElement).dataset['day'] ?? '';
}

function press(key: string): string {
  fireEvent.keyDown(document.activeElement!, {key});
  return focusedDay();
}

/** Shows a calendar with free times at 15:00 UTC on these days, and focuses the day in its tab order. */
async function showDays(now: string, width: number, days: readonly string[], language = 'en-GB'): Promise<void> {
  jest.setSystemTime(new Date(`${now}T14:00:00Z`));
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  lookUp.mockResolvedValue(fakeResponse(200, availability(days.map((day) => `${day}T15:00Z`))));
  resizeTo(width);
  await show();
  dayButtons()
    .find(({tabIndex}) => tabIndex === 0)!
    .focus();
}

const weekdays = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-11'];

describe.each([
  ['Friday', '2026-11-27', '2026-11-27'],
  ['Saturday', '2026-11-28', '2026-11-30'],
  ['Sunday', '2026-11-29', '2026-11-30'],
])('in a narrow calendar on a %s', (_, today, first) => {
  test.each([
    ['Monday', 'en-GB'],
    ['Sunday', 'en-US'],
    ['Saturday', 'ar-EG'],
  ])('keys stay in the shown days, with weeks from %s', async (_day, language) => {
    await showDays(today, 390, weekdays, language);
    expect(focusedDay()).toBe('2026-11-30');
    // Weeks that are over aren't shown.
    expect(listDays()).toContain(first);
    expect(press('PageUp')).toBe(first);
    for (const key of ['ArrowLeft', 'ArrowUp', 'Home']) expect([key, press(key)]).toEqual([key, first]);
    expect(isAtEnd('-1')).toBe(true);
    if (first !== '2026-11-30') expect(press('ArrowRight')).toBe('2026-11-30');
    expect(press('ArrowRight')).toBe('2026-12-01');
    expect(press('Home')).toBe('2026-11-30');
    expect(press('End')).toBe('2026-12-04');
    expect(press('End')).toBe('2026-12-04');
    expect(press('ArrowRight')).toBe('2026-12-07');
    expect(press('ArrowLeft')).toBe('2026-12-04');
    expect(press('ArrowDown')).toBe('2026-12-11');
    for (const key of ['ArrowRight', 'ArrowDown', 'End', 'PageDown'])
      expect([key, press(key)]).toEqual([key, '2026-12-11']);
    expect(isAtEnd('1')).toBe(true);
  });
});

test('in a narrow calendar whose last free day is in the middle of a week, no key leaves the days', async () => {
  await showDays('2026-11-28', 390, ['2026-11-30', '2026-12-04', '2026-12-08'], 'en-US');
  expect(press('ArrowRight')).toBe('2026-12-01');
  expect(press('ArrowRight')).toBe('2026-12-04');
  expect(press('ArrowDown')).toBe('2026-12-08');
  expect(press('End')).toBe('2026-12-08');
  expect(press('Home')).toBe('2026-12-07');
});

test('a calendar that becomes narrow has a day to tab to, also if its own is no longer shown', async () => {
  await showDays('2026-11-28', 1024, weekdays);
  expect(press('ArrowLeft')).toBe('2026-11-29');
  resizeTo(390);
  expect(focusedDay()).toBe('2026-11-30');
});

test('the weeks that a visitor turned to stay when the width, the zone or the times change', async () => {
  await show();
  fireEvent.click(button('Later dates'));
  screen.getByRole('heading', {name: 'April – May'});
  resizeTo(390);
  screen.getByRole('heading', {name: 'April 2027'});
  resizeTo(1024);
  screen.getByRole('heading', {name: 'April – May'});
  fireEvent.change(screen.getByRole('combobox'));
  screen.getByRole('heading', {name: 'April – May'});
  jest.advanceTimersByTime(600_000);
  await showTabAgain();
  screen.getByRole('heading', {name: 'April – May'});
});

test('times that are fetched again keep the focus: on the same time, the next one, or the calendar', async () => {
  await show();
  const [early, late] = slots();
  early!.focus();
  fireEvent.click(early!);
  const fetchAgain = async (free: string[]): Promise<Element | null> => {
    jest.advanceTimersByTime(600_000);
    lookUp.mockResolvedValueOnce(fakeResponse(200, availability(free)));
    await showTabAgain();
    return document.activeElement;
  };
  expect(await fetchAgain(times)).toBe(slots()[0]);
  expect(document.activeElement!.getAttribute('aria-pressed')).toBe('true');
  expect(early!.isConnected || late!.isConnected).toBe(false);
  expect(await fetchAgain(times.slice(1))).toBe(slots()[0]);
  expect(document.activeElement!.textContent).toBe('7:30 PM');
  expect(await fetchAgain(times.slice(2))).toBe(slots()[0]);
  screen.getByRole('heading', {name: /^Friday, March 5/});
  expect(await fetchAgain([])).toBe(document.querySelector('form'));
});

test('times are not fetched again while the form is sent', async () => {
  await show();
  fireEvent.click(slots()[0]!);
  fireEvent.click(button('Continue'));
  typeDetails();
  book.mockReturnValueOnce(new Promise(() => undefined));
  fireEvent.click(button('Book Demo'));
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  await showTabAgain();
  expect(book).toHaveBeenCalledTimes(1);
  expect(lookUp).toHaveBeenCalledTimes(1);
});
