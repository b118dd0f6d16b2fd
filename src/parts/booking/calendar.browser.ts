import type {Availability, Booked, Requested} from '#src/contracts/booking';
import type {SlotTexts} from '#src/contracts/form-parts';
import {clock, formatTime, longDay} from '#src/contracts/format-time';
import {closest} from '#src/lib/browser/dom';
import {layOutNear} from '#src/lib/browser/first-screen';
import {isPlainKey} from '#src/lib/plain-press';
import {clear, show} from '#src/parts/form/form-states.browser';
import type {Answer} from '#src/parts/form/send-form.browser';
import {admitNoTimes} from './admit.browser';
import {moveByKey, turnPages} from './days.browser';
import {fetchAvailability, isAvailability} from './fetch-availability.browser';
import {booking, bookingIds} from './names';
import {
  describe,
  draw,
  go,
  listAllZones,
  readField,
  select,
  setPhase,
  slots,
  stateOf,
  type Step,
} from './screen.browser';
import {clockLocale} from './visitor-clock.browser';

/* The booking calendar: fetches times, and follows what a visitor does. send-form.ts sends its form. */

/** Milliseconds after which times are fetched again when the visitor returns to the tab. */
const maxAge = 10 * 60_000;

/** Minimum width in pixels for days and times side by side; the styles use the same. */
const wideFrom = 600;

const dayInMs = 24 * 60 * 60_000;

const calendar = `[${booking.calendar}]`;

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  closest(target, calendar) as HTMLFormElement | null;

const isSending = (form: HTMLFormElement): boolean => form.querySelector('[aria-busy=true]') !== null;

const findForms = (): NodeListOf<HTMLFormElement> => document.querySelectorAll(`form${calendar}`);

/** The time that a link preselects. */
const askedTime = (): string | undefined => new URLSearchParams(location.search).get('start') ?? undefined;

/** Shows these times. The page has been laid out by now, so measuring holds nothing up. */
function take(form: HTMLFormElement, available: Availability, clockLag = stateOf(form).clockLag): void {
  Object.assign(stateOf(form), {available, clockLag, loadedAt: Date.now(), isWide: form.clientWidth >= wideFrom});
  setPhase(form, 'ready');
  draw(form);
}

/** Fetches times. A calendar that has some keeps them if that fails. */
async function load(form: HTMLFormElement, isRetry: boolean): Promise<void> {
  const state = stateOf(form);
  state.loadedAt = Date.now();
  const fetched = await fetchAvailability(isRetry);
  try {
    if (fetched) take(form, fetched.availability, fetched.clockLag);
    else if (!state.available) setPhase(form, 'failed');
  } catch (error) {
    clear(form, ['times']);
    admitNoTimes();
    throw error;
  }
}

/** The demo is booked, or the team will book it. */
function handleSent(event: Event): void {
  const form = formOf(event.target);
  if (!form) return;
  const {status, body} = (event as CustomEvent<Answer>).detail;
  const answer = body as (Partial<Booked> & Partial<Requested>) | undefined;
  if (answer?.start === undefined || answer.end === undefined) {
    event.preventDefault();
    return;
  }
  const {start, end, host} = answer;
  const step = status === 202 ? 'requested' : 'booked';
  const zone = readField(form, 'zone');
  const texts: SlotTexts = {
    ...describe(form, start, end),
    month: formatTime(start, zone, {month: 'short'}),
    date: formatTime(start, zone, {day: 'numeric'}),
    weekday: formatTime(start, zone, {weekday: 'long'}),
    host,
  };
  const part = show(form, step, texts);
  const addresses: Readonly<Record<string, string | undefined>> = {...answer.calendars, manage: answer.manageUrl};
  for (const link of part?.querySelectorAll<HTMLAnchorElement>(`[${booking.link}]`) ?? [])
    link.href = addresses[link.getAttribute(booking.link) ?? ''] ?? '';
  const isSoon = Date.parse(start) - Date.now() - stateOf(form).clockLag < dayInMs;
  part?.querySelector(`[${booking.until}=${isSoon ? 'later' : 'soon'}]`)?.remove();
  go(form, step, `${formatTime(start, zone, longDay)}, ${formatTime(start, zone, clock, clockLocale())}`);
}

/** The time was taken, or has passed while the page was open: others are offered, and what was typed stays. */
function handleRefused(event: Event): void {
  const form = formOf(event.target);
  if (!form) return;
  const {status, body} = (event as CustomEvent<Answer>).detail;
  const {availability, errors} = (body ?? {}) as {availability?: unknown; errors?: {start?: string}};
  if (status !== 409 && errors?.start === undefined) return;
  event.preventDefault();
  delete stateOf(form).time;
  select(form, '');
  if (isAvailability(availability)) take(form, availability);
  else reload(form);
  go(form, 'choose');
  show(form, 'taken');
}

/** Fetches times again where the calendar has none that can be shown. */
function reload(form: HTMLFormElement): void {
  delete stateOf(form).available;
  setPhase(form, 'loading');
  void load(form, true);
}

/** Asks the page around the frame to close its dialog (`static/embed/booking.js` listens). */
const leave = (): void => {
  window.parent.postMessage({type: 'booking:escape'}, location.origin);
};

function handleClick({target}: Event): void {
  const form = formOf(target);
  const button = closest(target, 'button');
  if (!form || !button || isSending(form)) return;
  const state = stateOf(form);
  const day = button.getAttribute(booking.day);
  const step = button.getAttribute(booking.go) as Step | null;
  if (step && button.ariaDisabled !== 'true') {
    clear(form, ['taken']);
    go(form, step);
  } else if (button.matches(slots)) {
    state.time = (button as HTMLButtonElement).value;
    clear(form, ['taken']);
    select(form, state.time);
  } else if (day !== null) {
    if (button.ariaDisabled !== 'true') state.day = day;
    draw(form, day);
    // On phones the times are below the days.
    if (!state.isWide && state.day === day)
      form.querySelector(`#${bookingIds.day}`)?.scrollIntoView({block: 'start', behavior: 'smooth'});
  } else if (button.hasAttribute(booking.turn)) turnPages(form, button);
  else if (button.hasAttribute(booking.retry)) {
    reload(form);
    form.focus();
  } else if (button.hasAttribute(booking.leave)) leave();
}

function handleZone({type, target}: Event): void {
  const form = formOf(target);
  const select = closest(target, `${calendar} select`);
  if (!form || !select) return;
  if (type === 'change') draw(form);
  else listAllZones(select);
}

function handleKey(event: KeyboardEvent): void {
  if (!isPlainKey(event)) return;
  const form = formOf(event.target);
  if (form) moveByKey(form, event);
  // Key events in a frame don't reach the page around it.
  if (event.key === 'Escape' && window.parent !== window && findForms().length > 0) leave();
}

/** Times of a calendar that was left open are of then. */
function handleShown(): void {
  if (document.visibilityState !== 'visible') return;
  for (const form of findForms()) {
    if (!isSending(form) && Date.now() - stateOf(form).loadedAt >= maxAge) void load(form, true);
  }
}

/** Days, times and steps of the booking calendar. */
export function listenForBookings(): void {
  addEventListener('click', handleClick);
  for (const type of ['pointerdown', 'focusin', 'change']) addEventListener(type, handleZone);
  addEventListener('keydown', handleKey);
  addEventListener('form:sent', handleSent);
  addEventListener('form:refused', handleRefused);
  document.addEventListener('visibilitychange', handleShown);
  addEventListener('pageshow', handleShown);
}

/** Follows the width of a calendar, on a page, in the dialog or in a hero. */
function followWidth(form: HTMLFormElement): void {
  const state = stateOf(form);
  new ResizeObserver(([entry]) => {
    const isWide = (entry?.contentRect.width ?? 0) >= wideFrom;
    if (isWide === state.isWide) return;
    state.isWide = isWide;
    draw(form);
  }).observe(form);
}

/** Fetches the first free times of the calendars on a page. */
export function readBookings(): void {
  for (const form of findForms()) {
    const state = stateOf(form);
    if (state.loadedAt > 0) continue;
    state.time = askedTime();
    followWidth(form);
    // What follows the calendar waits for it.
    void load(form, false).finally(() => {
      requestAnimationFrame(() => setTimeout(layOutNear));
    });
  }
}
