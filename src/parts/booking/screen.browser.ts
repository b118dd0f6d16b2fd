import type {Availability} from '#src/contracts/booking';
import {partAttribute, type PartName} from '#src/contracts/form-parts';
import {formatSpan, formatTime, longDay} from '#src/contracts/format-time';
import {groupByDay, labelTimes, localDay} from '#src/contracts/local-time';
import {listZones} from '#src/contracts/zone-list';
import {nameZone, nameZoneShortly} from '#src/contracts/zone-name';
import {closest} from '#src/lib/browser/dom';
import {clear, copyPart, findShown, show} from '#src/parts/form/form-states.browser';
import {currentDay, drawDays} from './days.browser';
import {booking, bookingIds} from './names';
import {clockLocale, visitorZone} from './visitor-clock.browser';

/* What the booking calendar shows. Its form holds the selected time (`start`) and the zone. */

export type Step = 'choose' | 'details' | 'booked' | 'requested';

/** What is known of a calendar besides. */
type State = {
  available?: Availability;
  /** How far the server's clock is ahead of this machine's, and when times were fetched by this one's, in milliseconds. */
  clockLag: number;
  loadedAt: number;
  day?: string | undefined;
  /** The time that was chosen, which may be on another day than the one that is shown. */
  time?: string | undefined;
  /** The visitor's zone, unless it is unknown. */
  ownZone: string | undefined;
  /** Days and times side by side. */
  isWide: boolean;
};

const dayTimes = `[${booking.slots}]`;
export const slots = `${dayTimes} button`;

const states = new WeakMap<HTMLFormElement, State>();

export function stateOf(form: HTMLFormElement): State {
  const state = states.get(form) ?? {clockLag: 0, loadedAt: 0, ownZone: visitorZone(), isWide: true};
  states.set(form, state);
  return state;
}

const field = (form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;

export const readField = (form: HTMLFormElement, name: string): string => field(form, name)?.value ?? '';

/** Sets texts of a calendar. One that hasn't changed isn't announced again. */
function setTexts(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const element of form.querySelectorAll(`[${booking.text}=${name}]`))
      if (element.textContent !== text) element.textContent = text;
  }
}

const stepsOf = (form: HTMLFormElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>(`[${booking.step}]`)];

const findStep = (form: HTMLFormElement): HTMLElement | undefined => stepsOf(form).find(({hidden}) => !hidden);

const isChoosing = (form: HTMLFormElement): boolean => findStep(form)?.getAttribute(booking.step) === 'choose';

const isDone = (form: HTMLFormElement): boolean => findStep(form)?.matches(`[${partAttribute}]`) === true;

/** Title and note of the step that is shown. */
function nameStep(form: HTMLFormElement, when = ''): void {
  const step = findStep(form);
  const zone = readField(form, 'zone');
  const isOther = zone !== '' && zone !== stateOf(form).ownZone;
  const note = (isOther ? step?.getAttribute(booking.otherNote) : null) ?? step?.getAttribute(booking.note) ?? '';
  setTexts(form, {title: step?.getAttribute(booking.title) ?? '', note: note.replace('{when}', when)});
}

/**
 * Shows a step. The button that had the focus goes with the step before, so the focus moves to the selected time, the day's
 * heading or the title; not to the first field, because a phone would scroll the title and the selected time out of view.
 */
export function go(form: HTMLFormElement, next: Step, when?: string): void {
  for (const step of stepsOf(form)) step.hidden = step.getAttribute(booking.step) !== next;
  nameStep(form, when);
  const body = findStep(form)?.firstElementChild;
  if (body) body.scrollTop = 0;
  const found =
    next === 'choose'
      ? (form.querySelector<HTMLElement>(`${slots}[aria-pressed=true]`) ??
        form.querySelector<HTMLElement>(`#${bookingIds.day}`))
      : form.querySelector<HTMLElement>(`#${bookingIds.title}`);
  (found ?? form).focus();
}

/** Texts about a span of time, in the selected zone. */
export function describe(form: HTMLFormElement, start: string, end: string) {
  const zone = readField(form, 'zone');
  return {
    day: formatTime(start, zone, longDay),
    hours: formatSpan(start, end, zone, clockLocale()),
    zone: nameZoneShortly(zone, new Date(start)),
  };
}

/** Draws the times of the day that is shown. The focus moves to the same time, or to the next one that is left. */
function drawTimes(form: HTMLFormElement, day: string, times: readonly string[]): void {
  const focused = (closest(document.activeElement, slots) as HTMLButtonElement | null)?.value;
  const zone = readField(form, 'zone');
  const [early, late] = form.querySelectorAll(`${dayTimes} ul`);
  if (!early || !late) return;
  const labels = labelTimes(times, zone, clockLocale());
  const items = times.flatMap((time, index) => {
    const item = copyPart(form, 'slot', {text: labels[index]});
    const button = item?.querySelector('button');
    if (!item || !button) return [];
    button.value = time;
    return [{item, isEarly: Number(formatTime(time, zone, {hour: '2-digit'}, 'en-GB')) < 12}];
  });
  for (const [list, isEarly] of [
    [early, true],
    [late, false],
  ] as const) {
    const half = items.filter((item) => item.isEarly === isEarly).map(({item}) => item);
    list.replaceChildren(...half);
    if (list.parentElement) list.parentElement.hidden = half.length === 0;
  }
  const count = `${times.length} open ${times.length === 1 ? 'time' : 'times'}`;
  setTexts(form, {date: formatTime(`${day}T00:00:00Z`, 'UTC', longDay), count});
  if (focused === undefined) return;
  const buttons = [...form.querySelectorAll<HTMLButtonElement>(slots)];
  (buttons.find(({value}) => value >= focused) ?? buttons.at(-1))?.focus({preventScroll: true});
}

/** Shows which time is selected, and what it is. */
export function select(form: HTMLFormElement, time: string): void {
  const start = field(form, 'start');
  const isChosen = time !== '';
  if (start) start.value = time;
  for (const button of form.querySelectorAll<HTMLButtonElement>(slots))
    button.ariaPressed = String(button.value === time);
  const status = form.querySelector(`[${booking.text}=chosen]`);
  const {minutes = 0} = stateOf(form).available ?? {};
  const end = isChosen ? new Date(Date.parse(time) + minutes * 60_000).toISOString() : '';
  const {day = '', hours = '', zone = ''} = isChosen ? describe(form, time, end) : {};
  setTexts(form, {chosen: isChosen ? `${day}, ${hours}` : (status?.getAttribute(booking.empty) ?? '')});
  if (isChosen) setTexts(form, {day, hours: `${hours},`, zone});
  const next = form.querySelector(`[${booking.go}=details]`);
  if (next) next.ariaDisabled = isChosen ? null : 'true';
}

/** Shows what is known: free times, or why there are none. The weeks and the focus stay where they are, if they can. */
export function draw(form: HTMLFormElement, turnTo?: string): void {
  const state = stateOf(form);
  const {available, clockLag, ownZone, isWide} = state;
  if (!available || isDone(form)) return;
  const zone = readField(form, 'zone') || (ownZone ?? available.zone);
  const days = groupByDay(available.times, zone);
  const dayOfTime = [...days].find(([, times]) => times.includes(state.time ?? ''))?.[0];
  const current = currentDay(form);
  const wasCurrent = current === state.day;
  const hadFocus = form.contains(document.activeElement);
  if (state.day === undefined || !days.has(state.day)) state.day = dayOfTime ?? days.keys().next().value;
  const {day} = state;
  const wasChosen = readField(form, 'start') !== '';
  const isTaken = state.time !== undefined && dayOfTime === undefined;
  if (day === undefined) {
    clear(form, ['times']);
    show(form, 'none');
  } else {
    if (findShown(form, 'times').length === 0) show(form, 'times');
    fillZone(form, available.zone);
    const times = days.get(day) ?? [];
    const today = localDay(new Date(Date.now() + clockLag), zone);
    drawDays(form, {free: [...days.keys()], selected: day, today, isWide}, turnTo ?? (wasCurrent ? day : current));
    drawTimes(form, day, times);
    if (isTaken && findShown(form, 'taken').length === 0) show(form, 'taken');
  }
  select(form, day === dayOfTime ? (state.time ?? '') : '');
  if (isTaken && wasChosen) {
    delete state.time;
    if (!isChoosing(form)) go(form, 'choose');
  }
  nameStep(form);
  if (hadFocus && !form.contains(document.activeElement)) form.focus();
}

/** The visitor's zone, or else the company's, which the calendar says then. */
function fillZone(form: HTMLFormElement, company: string): void {
  const [select] = form.querySelectorAll('select');
  const [group, option] = [select?.querySelector('optgroup'), select?.querySelector('option')];
  const hint = form.querySelector<HTMLElement>(`#${bookingIds.zoneHint}`);
  if (!select || !group || !option || !hint) return;
  const {ownZone: own, clockLag} = stateOf(form);
  const first = own ?? company;
  if (option.value !== first) {
    option.value = first;
    option.textContent = nameZone(first, new Date(Date.now() + clockLag));
    if (own === undefined) group.label = group.getAttribute(booking.ours) ?? '';
    select.value = first;
  }
  hint.hidden = own !== undefined || select.value !== company;
  if (hint.hidden) select.removeAttribute('aria-describedby');
  else select.setAttribute('aria-describedby', hint.id);
}

/** Lists the zones once the visitor reaches for them, because 400 options would delay the first touch. */
export function listAllZones(select: HTMLElement): void {
  if (select.children.length > 1) return;
  for (const {area, zones} of listZones(select.querySelector('option')?.value ?? '')) {
    const group = document.createElement('optgroup');
    group.label = area;
    group.append(...zones.map(({id, name}) => new Option(name, id)));
    select.append(group);
  }
}

/** Says whether there are times. */
export function setPhase(form: HTMLFormElement, phase: 'loading' | 'failed' | 'ready'): void {
  form.setAttribute(booking.calendar, phase);
  const shown = phase === 'failed' ? 'lost' : 'times';
  for (const part of form.querySelectorAll<HTMLElement>(`[${booking.while}]`))
    part.hidden = part.getAttribute(booking.while) !== shown;
  for (const skeleton of form.querySelectorAll<HTMLElement>(`[${booking.skeleton}]`))
    skeleton.hidden = phase !== 'loading';
  clear(form, ['stopped', 'lost', 'none', ...(phase === 'ready' ? [] : (['times', 'taken'] satisfies PartName[]))]);
  if (phase === 'failed') show(form, 'lost');
}
