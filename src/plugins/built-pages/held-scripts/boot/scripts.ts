import {heldFilesId} from '../../page-parts';

type Connection = {saveData?: boolean; effectiveType?: string};
type HeldFile = HTMLScriptElement | HTMLLinkElement;

const loaded = new Set<string>();

/** The page's style sheet and scripts, each as a new element that loads its file where it is inserted. */
function copyFiles(): HeldFile[] {
  const held = document.querySelector<HTMLTemplateElement>(`template#${heldFilesId}`);
  return held ? ([...document.importNode(held.content, true).children] as HeldFile[]) : [];
}

const addressOf = (file: HeldFile): string => ('src' in file ? file.src : file.href);

/** Differs between two versions of the page's files. `cut off` when the end of the page, which names them, is missing. */
export function filesVersion(): string {
  return copyFiles().map(addressOf).join() || 'cut off';
}

/** Network information; undefined in Safari and Firefox. */
export const {connection} = navigator as Navigator & {connection?: Connection};

/** Whether the visitor saves data or has a slow connection. */
export function wantsLessData(): boolean {
  return connection !== undefined && (connection.saveData === true || (connection.effectiveType ?? '').includes('2g'));
}

/** Adds a file's element to the head and waits until it has loaded. The browser checks its integrity hash. */
function attach(file: HeldFile): Promise<void> {
  return new Promise((resolve, reject) => {
    file.onload = () => {
      loaded.add(addressOf(file));
      resolve();
    };
    file.onerror = reject;
    // In order.
    if ('src' in file) file.async = false;
    document.head.append(file);
  });
}

function link(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement('link'), attributes);
}

/** Loads a file into the browser's cache at the lowest priority, without running it. */
export function fetchLater(href: string): void {
  const hint = link({rel: 'prefetch', href});
  // Safari has no prefetch.
  if (hint.relList.supports('prefetch')) document.head.append(hint);
  else void fetch(href, {priority: 'low'}).catch(() => undefined);
}

/** Prefetches the scripts and the style sheet. */
export function prefetch(): void {
  for (const file of copyFiles()) fetchLater(addressOf(file));
}

let preloaded = false;

/** Starts the download of the scripts before they may run. */
export function preload(): void {
  if (preloaded) return;
  preloaded = true;
  for (const file of copyFiles()) {
    // Without the same hash the browser would fetch the script a second time.
    if ('src' in file)
      document.head.append(link({rel: 'preload', as: 'script', href: file.src, integrity: file.integrity}));
  }
}

/**
 * Runs the scripts in order and attaches the style sheet for what React adds to the page. They load in parallel,
 * because the page already has the rules it needs. Rejects if the end of the page, which names the files, is missing,
 * or if a script fails to load or to match its hash. Another call continues with what is missing.
 */
export async function runScripts(): Promise<void> {
  const files = copyFiles();
  const missing = files.filter((file) => !loaded.has(addressOf(file)));
  for (const file of missing) if (!('src' in file)) attach(file).catch(() => undefined);
  // Until all have settled: a script that is still loading would run twice if it were requested again.
  const scripts = await Promise.allSettled(missing.filter((file) => 'src' in file).map(attach));
  // No message, because it would be in every page and nothing shows it.
  if (files.length === 0 || scripts.some(({status}) => status === 'rejected')) throw new Error();
}
