/** The part of `crypto` that is used; `randomUUID` may be missing. */
type RandomSource = {getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array; randomUUID?: () => string};

/**
 * Version 4 UUID. `crypto.randomUUID` exists on secure pages only (https and localhost), and a form must also work on
 * a phone that tries the site by its address on the local network.
 */
export function createUuid(source: RandomSource = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    // RFC 9562: the version is the high half of byte 6, the variant the two high bits of byte 8.
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export type KeyKeeper = {
  /** The key of this content: the same for a repeat, a new one after any change. */
  keyFor: (content: string) => string;
  /** Forgets the key, so that the same words sent again later are a new message. */
  renew: () => void;
};

/** Holds the idempotency key of one form. */
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
