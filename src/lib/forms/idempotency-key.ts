/** 128 random bits in hex. Not `crypto.randomUUID`, which a phone that opens the site on the local network lacks. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps the idempotency key of one form. */
export function createKeyKeeper() {
  let current: {content: string; key: string} | undefined;
  return {
    /** Key of this content: the same for a repeat, a new one after any change. */
    keyFor: (content: string): string => {
      if (current?.content !== content) current = {content, key: createKey()};
      return current.key;
    },
    /** Forgets the key, so the same text sent again later is a new message. */
    renew: (): void => {
      current = undefined;
    },
  };
}
