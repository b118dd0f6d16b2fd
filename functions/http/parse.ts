import {decodeAddress} from '#src/contracts/decode-address';

export type ParseResult = {ok: true; values: unknown} | {ok: false};

export function parseJson(text: string): ParseResult {
  try {
    return {ok: true, values: JSON.parse(text) as unknown};
  } catch {
    return {ok: false};
  }
}

const decode = (text: string): string | undefined => decodeAddress(text.replaceAll('+', ' '));

/**
 * Parses application/x-www-form-urlencoded. `URLSearchParams` would turn bytes that aren't UTF-8 into U+FFFD and store
 * what the visitor never typed. The value of a repeated name is an array, which no contract accepts as text.
 */
export function parseForm(text: string): ParseResult {
  const values = new Map<string, unknown>();
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=');
    const [key, value] = [decode(name), decode(rest.join('='))];
    if (key === undefined || value === undefined) return {ok: false};
    values.set(key, values.has(key) ? [value] : value);
  }
  return {ok: true, values: Object.fromEntries(values)};
}
