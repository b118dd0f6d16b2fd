/** What a calendar of another host needs: its scripts and storage, its form, and a tab for a payment or a video call. */
const foreignSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Whether an address names a host of its own. */
export function isOtherHost(url: string): boolean {
  return /^(?:https?:)?\/\//.test(url);
}

/** Props that limit a frame. Our own page is not sandboxed: with scripts and our origin it could take that off anyway. */
export function sandboxOf(url: string): {sandbox?: string} {
  return isOtherHost(url) ? {sandbox: foreignSandbox} : {};
}
