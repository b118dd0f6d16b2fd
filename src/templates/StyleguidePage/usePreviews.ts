import {useEffect, useState} from 'react';

export type Preview = {page: string; picture: string; alt: string};

/** Images made by src/plugins/built-pages/previews. Empty while loading and in `npm run dev`, which makes none. */
export function usePreviews(): readonly Preview[] {
  const [previews, setPreviews] = useState<readonly Preview[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const response = await fetch('/og/index.json', {signal: leaving.signal});
      if (response.ok && response.headers.get('content-type')?.includes('json') === true) {
        setPreviews((await response.json()) as Preview[]);
      }
    };
    load().catch(() => undefined);
    return () => {
      leaving.abort();
    };
  }, []);
  return previews;
}
