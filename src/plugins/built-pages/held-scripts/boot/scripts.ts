import {heldFilesId} from '../../page-parts';

type Connection = {saveData?: boolean; effectiveType?: string};
type HeldFile = HTMLScriptElement | HTMLLinkElement;

const loaded = new Set<string>();

/** The page's style sheet and scripts, each as a new element that loads its file where it is inserted. */
function copyFiles(): HeldFile[] {
  const held = document.getElementById(heldFilesId);
  return held instanceof HTMLTemplateElement
    ? ([...document.importNode(held.content, true).children] as HeldFile[])
    : [];
}

const addressOf = (file: HeldFile): string => ('src' in file ? file.src : file.href);

/** Differs between two versions of the page's files, and from a page whose end, which names them, did not come. */
export function filesVersion(): string {
  return copyFiles().map(addressOf).join() || 'cut off';
}

/** What the browser says of the line; Safari and Firefox say nothing. */
export const {connection} = navigator as Navigator & {connection?: Connection};

/** True when the visitor asked for little data, or the line carries little. */
export function isThrifty(): boolean {
  return connection !== undefined && (connection.saveData === true || (connection.effectiveType ?? '').includes('2g'));
}

/** Puts a file's element into the head and waits for the file, which the browser checks against its hash. */
function attach(file: HeldFile): Promise<void> {
  return new Promise((resolve, reject) => {
    file.onload = () => {
      loaded.add(addressOf(file));
      resolve();
    };
    file.onerror = reject;
    // One after the other.
    if ('src' in file) file.async = false;
    document.head.append(file);
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
  for (const file of copyFiles()) fetchLater(addressOf(file));
}

let asked = false;

/** Starts the download of the scripts before they may run. */
export function preload(): void {
  if (asked) return;
  asked = true;
  for (const file of copyFiles()) {
    // Without the same hash the browser would fetch the script once more.
    if ('src' in file)
      document.head.append(link({rel: 'preload', as: 'script', href: file.src, integrity: file.integrity}));
  }
}

/**
 * Runs the scripts in their order, and attaches the style sheet with them: what React adds to the page needs its rules, but
 * nothing that it finds there does, so neither waits for the other, and without its sheet a page is plainer, not broken.
 * Rejects when a script does not come, or is not the one that the page was built with; called again it goes on with what
 * is missing.
 */
export async function runScripts(): Promise<void> {
  const files = copyFiles();
  if (files.length === 0) throw new Error('The end of the page did not come.');
  const missing = files.filter((file) => !loaded.has(addressOf(file)));
  for (const file of missing) if (!('src' in file)) attach(file).catch(() => undefined);
  // Until all have settled: asked for again too soon, a script that is still on its way would run twice.
  const scripts = await Promise.allSettled(missing.filter((file) => 'src' in file).map(attach));
  if (scripts.some(({status}) => status === 'rejected')) throw new Error('A script did not come.');
}
