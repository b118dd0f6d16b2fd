/** What a third-party calendar needs: scripts, storage, forms, and new tabs for payments or video calls. */
const foreignSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Whether a URL is absolute, so on another host. */
export function isOtherHost(url: string): boolean {
  return /^(?:https?:)?\/\//.test(url);
}

/**
 * Sandbox attribute of the frame. This site's own page isn't sandboxed: with scripts and same origin it could remove
 * the sandbox anyway.
 */
export function sandboxOf(url: string): {sandbox?: string} {
  return isOtherHost(url) ? {sandbox: foreignSandbox} : {};
}
