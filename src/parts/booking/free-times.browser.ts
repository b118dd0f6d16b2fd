import {type Availability, bookableTimes} from '#src/contracts/booking';
import {clock, formatTime} from '#src/contracts/format-time';
import {groupByDay} from '#src/contracts/local-time';
import {chooseAttribute, freeTimesAttribute} from './names';
import {clockLocale, serverNow, visitorZone} from './visitor-clock.browser';

const maxDays = 3;
const maxTimes = 3;
const timeout = 20_000;

/** Fills copies of a template, one for each of the first days with free times, in the visitor's zone and clock. */
function createRows(times: readonly string[], zone: string, template: HTMLTemplateElement, choose: string): Node[] {
  return [...groupByDay(times, zone).values()].slice(0, maxDays).flatMap((starts) => {
    const row = document.importNode(template.content, true);
    const [name, link] = [row.querySelector('dt'), row.querySelector('a')];
    const [first = ''] = starts;
    name?.prepend(`${formatTime(first, zone, {weekday: 'long'})} `);
    name?.querySelector('span')?.append(formatTime(first, zone, {month: 'long', day: 'numeric'}));
    link?.replaceWith(
      ...starts.slice(0, maxTimes).map((start) => {
        const copy = link.cloneNode() as HTMLAnchorElement;
        const label = formatTime(start, zone, clock, clockLocale());
        copy.href = `/demo?start=${start}#book`;
        copy.ariaLabel = `${choose} ${label}`;
        copy.textContent = label;
        return copy;
      }),
    );
    return [row];
  });
}

async function show(box: HTMLElement): Promise<void> {
  const [free] = box.children;
  const list = free?.querySelector('dl');
  const template = list?.querySelector('template');
  // The box has no room to name a zone, so times are shown only in the visitor's own.
  const zone = visitorZone();
  if (!(free instanceof HTMLElement) || !list || !template || !zone) return;
  const response = await fetch(box.getAttribute(freeTimesAttribute) ?? '', {signal: AbortSignal.timeout(timeout)});
  const availability = (await response.json()) as Availability;
  if (!response.ok) return;
  const times = bookableTimes(availability, serverNow(response));
  if (times.length === 0) return;
  list.replaceChildren(...createRows(times, zone, template, box.getAttribute(chooseAttribute) ?? ''));
  free.hidden = false;
}

/** Loads the next free times before their box comes into view. If that fails, or the visitor's zone is unknown, it stays hidden. */
export function showFreeTimes(): void {
  for (const box of document.querySelectorAll<HTMLElement>(`[${freeTimesAttribute}]`)) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        show(box).catch(() => undefined);
      },
      {rootMargin: '50%'},
    );
    observer.observe(box);
  }
}
