import {headersFor, readHeadersFile} from '../../../scripts/lib/netlify-headers.ts';
import {startLocalServer, type LocalServer} from '../../../scripts/lib/serve-build.ts';
import {booking} from '#src/content/booking';
import {createHeadersFile} from '#src/plugins/built-pages/headers/headers-file';
import {readInlineParts} from '#src/plugins/built-pages/headers/inline-parts';
import {parsePage} from '#src/plugins/built-pages/page/page';

import {createHash} from 'node:crypto';

export type Addresses = {calendarUrl: string; embedScriptUrl: string};

const fetchText = async (address: string): Promise<string> =>
  (await fetch(`${process.env.BASE_URL ?? process.env.STATIC_URL ?? ''}${address}`)).text();

/** Updates the integrity hash of each deferred script after the rewrite. */
async function renewHashes(html: string, rebuild: (text: string) => string): Promise<string> {
  let renewed = html;
  for (const [tag = '', address = ''] of html.matchAll(/<script src=(\S+) integrity="[^"]+">/g)) {
    const hash = createHash('sha256')
      .update(rebuild(await fetchText(address)))
      .digest('base64');
    renewed = renewed.replace(tag, `<script src=${address} integrity="sha256-${hash}">`);
  }
  return renewed;
}

/**
 * Serves the built site as if both booking variables had been set. They reach the bundle as two string literals, so
 * another build would differ only in these and in its policy, which the build's own code writes here too. This is a
 * server instead of Playwright's `route`, because Chromium treats routed responses as coming from the internet, which
 * must not frame local pages.
 * @param permitted Addresses allowed by the policy.
 */
export async function startRebuiltSite(addresses: Addresses, permitted: Addresses): Promise<LocalServer> {
  const rebuild = (text: string): string =>
    text
      .replaceAll(JSON.stringify(booking.calendarUrl), JSON.stringify(addresses.calendarUrl))
      .replaceAll(JSON.stringify(booking.embedScriptUrl), JSON.stringify(addresses.embedScriptUrl));
  return startLocalServer((request, response) => {
    const address = request.url ?? '/';
    const respond = async (): Promise<void> => {
      const given = await fetch(`${process.env.BASE_URL ?? process.env.STATIC_URL ?? ''}${address}`);
      const type = given.headers.get('Content-Type') ?? '';
      response.setHeader('Content-Type', type);
      if (type.startsWith('text/html')) {
        const html = await renewHashes(await given.text(), rebuild);
        const parts = readInlineParts(parsePage(html, address).tree);
        const rules = readHeadersFile(createHeadersFile([{path: address, parts}], ['/book'], permitted));
        response.setHeaders(new Map(Object.entries(headersFor(rules, address)))).end(html);
      } else if (type.includes('javascript')) {
        response.end(rebuild(await given.text()));
      } else {
        response.end(Buffer.from(await given.arrayBuffer()));
      }
    };
    respond().catch(() => response.writeHead(502).end());
  });
}
