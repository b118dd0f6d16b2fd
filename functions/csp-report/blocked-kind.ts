/**
 * What was stopped, in a few words: an address may hold what a visitor looked for or who they are, and its host which
 * extension or network they use.
 */
export type BlockedKind =
  'inline' | 'eval' | 'trusted-types' | 'own' | 'data' | 'blob' | 'extension' | 'other-host' | 'other';

/** What browsers write where there is no address. */
const words: Readonly<Record<string, BlockedKind>> = {
  inline: 'inline',
  // Firefox, of styles and scripts in the page.
  self: 'inline',
  eval: 'eval',
  'wasm-eval': 'eval',
  'trusted-types-policy': 'trusted-types',
  'trusted-types-sink': 'trusted-types',
  data: 'data',
  blob: 'blob',
};

const extension = /^(?:chrome|moz|ms-browser|safari|safari-web|webkit-masked)-(?:extension|url)\b/;

/** @param source File that asked for it. An extension's script breaks the policy of the page that it is put into. */
export function blockedKindOf(blocked: string, source: string, host: string): BlockedKind {
  const [address, from] = [blocked.trim().toLowerCase(), source.trim().toLowerCase()];
  if (extension.test(address) || extension.test(from)) return 'extension';
  const word = Object.hasOwn(words, address) ? words[address] : undefined;
  if (word !== undefined) return word;
  if (/^(?:data|blob):/.test(address)) return address.startsWith('data') ? 'data' : 'blob';
  if (!/^(?:https?|wss?):/.test(address) || !URL.canParse(address)) return 'other';
  return new URL(address).host === host ? 'own' : 'other-host';
}
