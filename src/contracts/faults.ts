/** Where a browser reports that something on a page of ours has failed. */
export const faultsPath = '/api/faults';

/** `error`: in a script. `script`: one that didn't load. `form`: one that could not be sent. */
export const faultKinds = ['script', 'error', 'form'] as const;

export type FaultKind = (typeof faultKinds)[number];

/** A script of the build, one within a page, or the address that a form posts to. */
export const isFaultFile = (file: string): boolean =>
  file === 'inline' || /^\/(?:assets\/js\/[\w.-]{1,80}\.js|api\/[a-z/-]{1,40})$/.test(file);

/** The path of a page as the site writes it. */
export const isFaultPage = (page: string): boolean => page.length <= 150 && /^\/[a-z\d/-]*$/.test(page);

/** One page view in this many is watched. */
export const faultSample = 4;
