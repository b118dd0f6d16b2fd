type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether the visitor saves data or has a slow connection. Safari and Firefox don't say. */
export function wantsLessData(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection !== undefined && (connection.saveData === true || (connection.effectiveType ?? '').includes('2g'));
}

/**
 * Loads a file into the browser's cache at the lowest priority. Not `<link rel="prefetch">`: Safari lacks it, and Firefox
 * applies `default-src` to it.
 */
export function fetchLater(address: string): void {
  void fetch(address, {priority: 'low'}).catch(() => undefined);
}

/** Requests a file for something that will soon ask for it. */
export function preload(address: string, kind: string): void {
  const hint = document.createElement('link');
  hint.rel = 'preload';
  hint.as = kind;
  // As `fetch` asks for it.
  if (kind === 'fetch') hint.crossOrigin = 'anonymous';
  hint.href = address;
  document.head.append(hint);
}
