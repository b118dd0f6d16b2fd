/**
 * The mailbox of an address, as rate limits see it: lowercase and without a +tag, which most providers ignore. Gmail also
 * ignores dots, and googlemail.com is another name of gmail.com.
 */
export function emailKey(email: string): string {
  const [, name = '', domain = ''] = /^([^+]*).*@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
