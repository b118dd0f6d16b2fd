import {company} from '#src/content/company/company';
import type {Counter} from '#src/content/schema/company';

/**
 * Reads `COUNTER_URL`: the address that the service's setup names. Throws if it isn't one.
 *
 * - Plausible: the script, `https://plausible.io/js/pa-ABC.js`. https://plausible.io/docs/plausible-script
 * - Umami: the script and the site's ID, `https://cloud.umami.is/script.js#ID`. https://umami.is/docs/tracker-configuration
 * - GoatCounter: `https://NAME.goatcounter.com/count`. https://www.goatcounter.com/help/csp
 */
export function readCounter(address: string | undefined): Counter | undefined {
  if (!address) return undefined;
  const {protocol, origin, hostname, pathname, hash, href} = URL.parse(address) ?? new URL('invalid:');
  if (protocol !== 'https:' || /[\s;,]/.test(address)) {
    throw new Error(`COUNTER_URL is "${address}". Use the https address of the counter: see operations/variables.md.`);
  }
  if (pathname.endsWith('/count')) {
    const script = hostname.endsWith('.goatcounter.com') ? 'https://gc.zgo.at/count.js' : `${origin}/count.js`;
    // The calendar in the dialog is a frame.
    const settings = JSON.stringify({allow_frame: true});
    const attributes = {'data-goatcounter': href, 'data-goatcounter-settings': settings};
    return {service: 'GoatCounter', script, host: origin, attributes};
  }
  if (hash !== '') {
    const attributes = {'data-website-id': hash.slice(1), 'data-host-url': origin};
    return {service: 'Umami', script: href.slice(0, -hash.length), host: origin, attributes};
  }
  return {
    service: 'Plausible',
    script: href,
    host: origin,
    attributes: {'data-domain': new URL(company.url).hostname},
  };
}

export const counter = readCounter(process.env.COUNTER_URL);

/** Environment variables that `counter` reads when the site is built. */
export const counterVariables = ['COUNTER_URL'] as const;
