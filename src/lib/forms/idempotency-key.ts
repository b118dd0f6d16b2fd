/** The part of `crypto` used here; `randomUUID` may be missing. */
type RandomSource = {getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array; randomUUID?: () => string};

/**
 * Version 4 UUID. `crypto.randomUUID` exists only in secure contexts (https and localhost), and forms must also work on
 * a phone that opens the site on the local network.
 */
export function createUuid(source: RandomSource = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    // RFC 9562: the version is in the high half of byte 6, the variant in the two high bits of byte 8.
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export type KeyKeeper = {
  /** Key of this content: the same for a repeat, a new one after any change. */
  keyFor: (content: string) => string;
  /** Forgets the key, so the same text sent again later is a new message. */
  renew: () => void;
};

/** Keeps the idempotency key of one form. */
export function createKeyKeeper(createKey: () => string = () => createUuid()): KeyKeeper {
  let current: {content: string; key: string} | undefined;
  return {
    keyFor: (content) => {
      if (current?.content !== content) current = {content, key: createKey()};
      return current.key;
    },
    renew: () => {
      current = undefined;
    },
  };
}
