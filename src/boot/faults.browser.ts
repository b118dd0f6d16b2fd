import {type FaultKind, faultSample, faultsPath, isFaultFile} from '#src/contracts/faults';

type FaultWindow = Window & {faults?: ErrorEvent[] | {push: (event: ErrorEvent) => void}};

/** Keeps errors until the page script has run. Part of the boot script. */
export function keepFaults(): void {
  window.addEventListener('error', (event) => {
    ((window as FaultWindow).faults ??= []).push(event);
  });
}

/** Sends a report after the page is gone, too. One that fails is lost, and nothing waits for it. */
export const sendFault = (fault: {kind?: FaultKind; file: string; page?: string}): boolean =>
  navigator.sendBeacon(faultsPath, new URLSearchParams(fault));

/** The first address in a stack trace. */
const addressIn = (reason: unknown): string =>
  (reason instanceof Error && /[\w+.-]+:\/\/[^\s()]+?(?=:\d+:\d+)/.exec(reason.stack ?? '')?.[0]) || '';

/** The page's own address. That of a page that isn't found is what someone typed. */
const readPage = (): string =>
  new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).pathname;

/**
 * Reports the first fault of a page view: its kind, the file and the page, never a message. Errors of extensions and of other
 * sites' scripts have no address of ours.
 */
export function listenForFaults(random = Math.random): void {
  if (random() * faultSample >= 1) return;
  let isTold = false;
  const note = (kind: FaultKind, address: string): void => {
    if (isTold || !address.startsWith(`${location.origin}/`)) return;
    const {pathname} = new URL(address);
    const file = kind === 'error' && pathname === location.pathname ? 'inline' : pathname;
    if (!isFaultFile(file)) return;
    isTold = true;
    sendFault({kind, file, page: readPage()});
  };
  const noteError = ({filename}: ErrorEvent): void => {
    note('error', filename);
  };
  const early = (window as FaultWindow).faults;
  (window as FaultWindow).faults = {push: noteError};
  if (Array.isArray(early)) early.forEach(noteError);
  window.addEventListener('unhandledrejection', ({reason}) => {
    note('error', addressIn(reason));
  });
  document.addEventListener('form:refused', ({target, detail}: Event & {detail?: {status: number}}) => {
    if (detail?.status === 0) note('form', (target as HTMLFormElement).action);
  });
  // Those that the server doesn't have. A line that is down isn't a fault of ours.
  new PerformanceObserver((list) => {
    for (const {name, responseStatus} of list.getEntries() as PerformanceResourceTiming[])
      if (responseStatus >= 400 && name.endsWith('.js')) note('script', name);
  }).observe({type: 'resource', buffered: true});
}
