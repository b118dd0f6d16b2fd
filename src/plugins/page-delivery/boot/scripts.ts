import {parts} from './page';

type Connection = {saveData?: boolean; effectiveType?: string};

const {css, js} = parts;
const loaded = new Set<string>();

/** True when the visitor asked for little data, or the line carries little. */
export function isThrifty(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection !== undefined && (connection.saveData === true || (connection.effectiveType ?? '').includes('2g'));
}

/** Puts an element into the head and waits for its file. */
function attach(file: string, element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => {
      loaded.add(file);
      resolve();
    };
    element.onerror = reject;
    document.head.append(element);
  });
}

function link(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement('link'), attributes);
}

/** Brings a file into the browser's cache at the lowest priority. Nothing of it runs. */
export function fetchLater(href: string): void {
  const hint = link({rel: 'prefetch', href});
  // Safari does not know prefetch.
  if (hint.relList.supports('prefetch')) document.head.append(hint);
  else void fetch(href, {priority: 'low'}).catch(() => undefined);
}

/** Brings the scripts and the style sheet closer, before they are needed. */
export function prefetch(): void {
  for (const href of [...js, css]) fetchLater(href);
}

let asked = false;

/** Starts the download of the scripts before they may run. */
export function preload(): void {
  if (asked) return;
  asked = true;
  for (const href of js) document.head.append(link({rel: 'preload', as: 'script', href}));
}

/**
 * Runs the scripts in their order, and attaches the style sheet with them: what React adds to the page needs its rules, but
 * nothing that it finds there does, so neither waits for the other. Rejects when a file does not come; called again it goes
 * on with what is missing.
 */
export async function runScripts(): Promise<void> {
  const missing = js.filter((src) => !loaded.has(src));
  await Promise.all([
    loaded.has(css) || attach(css, link({rel: 'stylesheet', href: css})),
    ...missing.map((src) => attach(src, Object.assign(document.createElement('script'), {src, async: false}))),
  ]);
}
