import type {Hint, HintStore} from '../delivery/outbox/hint';

const [store, key] = ['outbox', 'next-due'];

const openStore = async () => (await import('@netlify/blobs')).getStore(store);

/** Keeps the hint in Netlify Blobs. A failure loses it, which costs up to an hour. */
export const blobHints: HintStore = {
  async read() {
    try {
      const hint = (await (await openStore()).get(key, {type: 'json'})) as Partial<Hint> | null;
      return typeof hint?.checked === 'string' ? {due: hint.due ?? null, checked: hint.checked} : undefined;
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
