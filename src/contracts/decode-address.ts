/** Decodes a part of an address. A `%` that isn't part of a code, as in `#100%`, makes it undefined instead of throwing. */
export function decodeAddress(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** ID of the element that a hash such as `#plans` points to. */
export function idInHash(hash: string): string {
  return decodeAddress(hash.slice(1)) ?? '';
}
