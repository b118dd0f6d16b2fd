import {createShortCode} from './short-code';

/* Addresses in mails, short enough for one line; functions/short-links redirects them. */

export const demoLinkPath = '/d';
export const newsletterLinkPath = '/n';

/** Where the links of a demo lead, by the end of their address. */
export const demoTargets = ['join', 'google', 'outlook', 'ics'] as const;
export type DemoTarget = (typeof demoTargets)[number];

/** The short addresses of a booking. Anyone who has them can change it. */
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

/** The short addresses that a subscriber confirms and leaves by. */
export function createNewsletterLinks(id: string, site: string, secret: string | undefined, expires: Date) {
  const address = `${site}${newsletterLinkPath}`;
  return {
    confirm: `${address}/${createShortCode('newsletter-confirm', id, secret, expires)}`,
    leave: `${address}/${createShortCode('newsletter-unsubscribe', id, secret)}/off`,
  };
}
