import {fetchLater} from '#src/behaviors/network';
import {whenComplete} from '#src/behaviors/schedule';
import {filesId, islandAttribute} from './dom';

/** Address of runtime.ts in this build. */
declare const ISLAND_RUNTIME: string;

/** The scripts and the style sheet of each island on the page, as text that differs between two builds. */
export const listFiles = (): string => document.getElementById(filesId)?.textContent ?? '{}';

const readFiles = (): Record<string, string[]> => JSON.parse(listFiles()) as Record<string, string[]>;

const requested = new Set<string>();

/** Runs the runtime, which loads an island's scripts. Rejects when it does not arrive. */
export const loadRuntime = (): Promise<unknown> => import(/* webpackIgnore: true */ ISLAND_RUNTIME);

/** Downloads what an island needs, all at once. Its styles apply as they arrive. */
export function requestFiles(island: HTMLElement): void {
  // The files are listed at the end of the page.
  whenComplete(() => {
    loadRuntime().catch(() => undefined);
    for (const href of readFiles()[island.getAttribute(islandAttribute) ?? ''] ?? []) {
      if (requested.has(href)) continue;
      requested.add(href);
      const rel = href.endsWith('.css') ? 'stylesheet' : 'preload';
      document.head.append(Object.assign(document.createElement('link'), {rel, as: 'script', href}));
    }
  });
}

/** Loads the files of all islands on the page into the browser's cache. */
export function fetchFiles(): void {
  for (const address of new Set([ISLAND_RUNTIME, ...Object.values(readFiles()).flat()])) fetchLater(address);
}
