import {createShortCode} from './short-code';

/* Link addresses in mails, short enough for one line; functions/short-links redirects them. */

export const demoLinkPath = '/d';
export const newsletterLinkPath = '/n';

/** Targets of a demo's links, by the last part of the address. */
export const demoTargets = ['join', 'google', 'outlook', 'ics'] as const;
export type DemoTarget = (typeof demoTargets)[number];

/** Short links of a booking. Anyone who has them can change it. */
export type DemoLinks = {manage: string} & Record<DemoTarget, string>;

export function createDemoLinks(id: string, site: string, secret: string | undefined): DemoLinks {
  const manage = `${site}${demoLinkPath}/${createShortCode('booking', id, secret)}`;
  return {
    manage,
    join: `${manage}/join`,
    google: `${manage}/google`,
    outlook: `${manage}/outlook`,
    ics: `${manage}/ics`,
  };
}

/** Short links for a subscriber to confirm and unsubscribe. */
export function createNewsletterLinks(id: string, site: string, secret: string | undefined, expires: Date) {
  const address = `${site}${newsletterLinkPath}`;
  return {
    confirm: `${address}/${createShortCode('newsletter-confirm', id, secret, expires)}`,
    unsubscribe: `${address}/${createShortCode('newsletter-unsubscribe', id, secret)}/off`,
  };
}
