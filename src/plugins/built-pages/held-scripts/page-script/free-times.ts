import type {Availability} from '#src/contracts/booking';
import {groupByDay} from '#src/contracts/local-time';
import {freeTimesAttribute} from '#src/lib/page-script-parts';
import {clockLocale, visitorZone} from '#src/lib/visitor-clock';
import {loadSheet} from './load-sheet';

const maxDays = 3;
const maxTimes = 3;
const timeout = 20_000;

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** The first days with free times and the first times of each, in the visitor's zone and clock. */
function createRows({times, zone: hostZone}: Availability, {choose = '', times: className = ''}: DOMStringMap): Node[] {
  const timeZone = visitorZone() ?? hostZone;
  const day = new Intl.DateTimeFormat('en-US', {timeZone, weekday: 'long'});
  const date = new Intl.DateTimeFormat('en-US', {timeZone, month: 'long', day: 'numeric'});
  const time = new Intl.DateTimeFormat(clockLocale(), {timeZone, hour: 'numeric', minute: '2-digit'});
  return [...groupByDay(times, timeZone).values()].slice(0, maxDays).map((starts) => {
    const first = new Date(starts[0] ?? 0);
    const links = starts.slice(0, maxTimes).map((start) => {
      const label = time.format(new Date(start));
      return create('a', {href: `/demo?start=${start}#book`, ariaLabel: `${choose} ${label}`}, label);
    });
    const name = create('dt', {}, `${day.format(first)} `, create('span', {}, date.format(first)));
    return create('div', {}, name, create('dd', {className}, ...links));
  });
}

async function show(box: HTMLElement): Promise<void> {
  const [hours, free] = box.children;
  const list = free?.querySelector('dl');
  if (!(hours instanceof HTMLElement) || !(free instanceof HTMLElement) || !list) return;
  const response = await fetch(box.getAttribute(freeTimesAttribute) ?? '', {signal: AbortSignal.timeout(timeout)});
  const found = (await response.json()) as Availability;
  if (!response.ok || found.times.length === 0) return;
  await loadSheet();
  list.replaceChildren(...createRows(found, box.dataset));
  hours.hidden = true;
  free.hidden = false;
}

/** Loads the next free times when their box comes into view. If that fails, it keeps showing the opening hours. */
export function showFreeTimes(): void {
  for (const box of document.querySelectorAll<HTMLElement>(`[${freeTimesAttribute}]`)) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      show(box).catch(() => undefined);
    });
    observer.observe(box);
  }
}
