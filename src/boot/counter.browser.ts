import type {Counter} from '#src/content/schema/company';
import {trustAddress} from '#src/lib/trust-address';

type Queue = ((...values: unknown[]) => void) & {q?: unknown[][]; o?: object};

/** What the services' scripts add to the window. */
type Counting = Window & {
  plausible?: Queue;
  umami?: {track: (name: string) => unknown};
  goatcounter?: {count: (event: {path: string; title: string; event: true}) => unknown};
};

/** Counts something that happened, if the script has loaded. Blocked or slow, it never holds anything up. */
function countEvent(name: string): void {
  const {plausible, umami, goatcounter} = window as Counting;
  plausible?.(name);
  umami?.track(name);
  goatcounter?.count({path: name, title: name, event: true});
}

/** Loads the script that counts this visit, and counts forms that are sent: `sent-contact`, `sent-bookings`. */
export function countVisit({service, script, attributes}: Counter): void {
  if (service === 'Plausible') {
    // Its script reads its settings and what was counted so far from here.
    const queue: Queue = (...values) => void (queue.q ??= []).push(values);
    queue.o = {};
    (window as Counting).plausible = queue;
  }
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.src = trustAddress('counter', script);
  document.body.append(element);
  document.addEventListener('form:sent', (event) => {
    const {pathname} = new URL((event.target as HTMLFormElement).action);
    // A later listener may refuse the answer.
    queueMicrotask(() => {
      if (!event.defaultPrevented) countEvent(`sent-${pathname.replace(/^\/api\//, '').replaceAll('/', '-')}`);
    });
  });
}
