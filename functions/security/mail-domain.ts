import {getDomain} from 'tldts';

/** Domain of an address as someone registers it: `example.co.uk` for `mail.example.co.uk`. */
export function mailDomain(email: string): string {
  const host = email.trim().toLowerCase().replace(/^.*@/, '');
  return getDomain(host) ?? host;
}

/**
 * Domains whose addresses anyone gets for free. Short on purpose: one that is missing shares a company's limit, and
 * beyond it the team books by hand.
 */
export const freeMailDomains: readonly string[] = `
  gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com
  aol.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de t-online.de mail.com zoho.com fastmail.com
  hey.com tutanota.com yandex.com hotmail.co.uk yahoo.co.uk btinternet.com hotmail.fr orange.fr free.fr
  laposte.net libero.it comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net rogers.com
  shaw.ca sympatico.ca bell.net telus.net videotron.ca yahoo.ca bigpond.com qq.com 163.com
`
  .trim()
  .split(/\s+/);

export const isFreeMail = (domain: string): boolean => freeMailDomains.includes(domain);
