import {filesAttribute, filesId} from '#src/islands/names';
import {preload} from '#src/lib/browser/network';
import {whenComplete} from '#src/lib/browser/schedule';

type PageFile = HTMLScriptElement | HTMLLinkElement;

/** By address. Two islands that wake together share files, and a script must not run twice. */
const loads = new Map<string, Promise<void>>();
/** Islands whose files were requested ahead, and the addresses of these. */
const preloaded = new Set<string>();

const addressOf = (file: PageFile): string => ('src' in file ? file.src : file.href);

/** New elements for the files of one island, those that run every island first; for all islands without a name. */
function copyFiles(island?: string): PageFile[] {
  const template = document.querySelector<HTMLTemplateElement>(`template#${filesId}`);
  if (!template) return [];
  const copy = document.importNode(template.content, true);
  // Elements that the browser parsed, because Trusted Types would refuse addresses from a string.
  const selector = island === undefined ? '*' : `:not([${filesAttribute}] *),[${filesAttribute}="${island}"] *`;
  return [...copy.querySelectorAll<PageFile>(`:is(script,link):is(${selector})`)];
}

/** Adds a file to the head, once, and resolves when it has loaded. A file that failed is requested again next time. */
function attach(file: PageFile): Promise<void> {
  const address = addressOf(file);
  const load =
    loads.get(address) ??
    new Promise<void>((resolve, reject) => {
      file.onload = () => {
        resolve();
      };
      file.onerror = () => {
        // A part works without its styles.
        if (!('src' in file)) resolve();
        loads.delete(address);
        reject(new Error());
      };
      // In order.
      if ('src' in file) file.async = false;
      document.head.append(file);
    });
  loads.set(address, load);
  return load;
}

/** Loads the files of an island and runs its scripts. A repeated call continues with what is missing. */
export async function attachFiles(island: string): Promise<void> {
  const files = copyFiles(island);
  // Without a message, because it would be in every page and nothing shows it. A page that was cut off has no files.
  if (files.length === 0) throw new Error();
  // Until all have settled: a repeated call must not add a script that is still loading.
  const results = await Promise.allSettled(files.map(attach));
  if (results.some(({status}) => status === 'rejected')) throw new Error();
}

/** Starts the downloads for an island that is about to wake. */
export function preloadFiles(island: string): void {
  if (preloaded.has(island)) return;
  preloaded.add(island);
  whenComplete(() => {
    for (const file of copyFiles(island)) {
      const address = addressOf(file);
      if (!preloaded.has(address)) preload(address, 'src' in file ? 'script' : 'style');
      preloaded.add(address);
    }
  });
}

/** Addresses of the files of all islands on the page. */
export const listAllFiles = (): string[] => copyFiles().map(addressOf);
