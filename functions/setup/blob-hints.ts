import type {Hint, HintStore} from '../delivery/outbox/hint';

const [store, key] = ['outbox', 'next-due'];

const openStore = async () => (await import('@netlify/blobs')).getStore(store);

/** Keeps the hint in Netlify Blobs. A failure loses it, which costs up to an hour. */
export const blobHints: HintStore = {
  async read() {
    try {
      const found = (await (await openStore()).get(key, {type: 'json'})) as Partial<Hint> | null;
      return typeof found?.checked === 'string' ? {due: found.due ?? null, checked: found.checked} : undefined;
    } catch {
      return undefined;
    }
  },
  async write(hint) {
    await openStore()
      .then((blobs) => blobs.setJSON(key, hint))
      .catch(() => undefined);
  },
};
