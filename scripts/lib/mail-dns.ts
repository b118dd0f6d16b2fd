import {errorCode} from '../../functions/setup/log';

import {resolveMx, resolveTxt} from 'node:dns/promises';

/** Looks up DNS records. Each throws an error with a code if there are none. */
export type Resolver = {
  txt: (name: string) => Promise<string[][]>;
  mx: (name: string) => Promise<{exchange: string}[]>;
};

export const systemResolver: Resolver = {txt: resolveTxt, mx: resolveMx};

/** Codes of names without such a record. Any other code means that DNS itself can't be reached. */
const missingCodes = ['ENOTFOUND', 'ENODATA'];

class UnreachableError extends Error {}

const orNone = <T>(work: Promise<T[]>): Promise<T[]> =>
  work.catch((error: unknown) => {
    const code = errorCode(error);
    if (missingCodes.includes(code)) return [];
    throw new UnreachableError(`DNS can’t be reached (${code}). Try again.`);
  });

/** One check: its name, and what is wrong with the record to write; empty if it is fine. */
export type MailCheck = {name: string; fault: string};

/**
 * Checks the DNS records that mail from a domain needs.
 * @param selector The mail provider's DKIM selector; without one, only its absence can be told.
 */
export async function checkMailDns(
  domain: string,
  {server, selector}: {server: string | undefined; selector: string | undefined},
  {txt, mx}: Resolver = systemResolver,
): Promise<MailCheck[]> {
  const texts = async (name: string, tag: RegExp) =>
    (await orNone(txt(name))).map((parts) => parts.join('')).filter((text) => tag.test(text));
  const provider = server === undefined ? 'YOUR-PROVIDER' : server.split('.').slice(-2).join('.');
  const checks: Readonly<Record<string, () => Promise<string>>> = {
    SPF: async () => {
      const found = await texts(domain, /^v=spf1\b/i);
      const [record = ''] = found;
      const wanted = `TXT ${domain} "v=spf1 include:${provider} ~all", with the name your provider gives`;
      if (record === '') return `There is no SPF record. Write: ${wanted}`;
      if (found.length > 1)
        return `There are ${found.length} SPF records, and receivers ignore them all. Combine them: ${wanted}`;
      return /[-~]all$/i.test(record.trim()) ? '' : `“${record}” doesn’t end with ~all or -all. Write: ${wanted}`;
    },
    DKIM: async () => {
      const name = `${selector ?? 'SELECTOR'}._domainkey.${domain}`;
      if (selector === undefined)
        return `Give --selector with the name before ._domainkey.${domain} that your provider shows.`;
      const [record = ''] = await texts(name, /\bp=/i);
      if (record === '') return `There is no DKIM key. Write: TXT or CNAME ${name}, with the value your provider shows`;
      return /\bp=[A-Za-z0-9+/]/.test(record)
        ? ''
        : `The key of ${name} is empty, which means revoked. Write the value your provider shows.`;
    },
    DMARC: async () => {
      const found = await texts(`_dmarc.${domain}`, /^v=DMARC1\b/i);
      const wanted = `TXT _dmarc.${domain} "v=DMARC1; p=none; rua=mailto:dmarc@${domain}"`;
      if (found.length === 0) return `There is no DMARC record. Write: ${wanted}`;
      if (found.length > 1)
        return `There are ${found.length} DMARC records, and receivers ignore them all. Keep one: ${wanted}`;
      return /\bp=(none|quarantine|reject)\b/i.test(found[0] ?? '')
        ? ''
        : `“${found[0]}” has no valid policy. Write: ${wanted}`;
    },
    MX: async () =>
      (await orNone(mx(domain))).some(({exchange}) => exchange !== '')
        ? ''
        : `No server accepts email for ${domain}, so replies and bounces are lost, and some receivers reject our email. Write: MX ${domain} with your mailbox provider’s server`,
  };
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const fault = await check().catch((error: unknown) => {
        if (error instanceof UnreachableError) return error.message;
        throw error;
      });
      return {name, fault};
    }),
  );
}
