import {isOwnCalendar} from '#src/contracts/booking';

/** What a third-party calendar needs: scripts, storage, forms, and new tabs for payments or video calls. */
const foreignSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Sandbox attribute of the frame. This site's own page isn't sandboxed: with scripts and same origin it could remove
 * the sandbox anyway.
 */
export function sandboxOf(url: string): {sandbox?: string} {
  return isOwnCalendar(url) ? {} : {sandbox: foreignSandbox};
}
