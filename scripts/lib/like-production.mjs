import {existsSync} from 'node:fs';
import {Server} from 'node:http';
import path from 'node:path';
import process from 'node:process';

import {readHeaderRules} from './netlify-headers.mjs';

/*
 * Loaded into Netlify's local runtime (see netlify-dev.ts) to make it answer like Netlify's servers in three cases:
 * - `/pricing/` and `/Pricing` lead to `/pricing` when pricing.html exists, in one step also where both are the case. The
 *   local runtime answers the first with the page, the second with 404, and no redirect rule can tell the addresses apart.
 * - Headers of a single address are given to it. The local runtime compares their path with the name of the file that it
 *   found (`/book.html`), so they would fit nothing.
 * - A request that is broken (`/%E0%A4%A`) or too large (over 6 MB) is refused. The local runtime ends instead.
 */
const publicPort = Number(process.env.SITE_PORT);
const publishFolder = path.resolve('build');

/** Where an address with a slash at its end or with capitals leads, or undefined when it may stay. */
function findPlainAddress({method, url}) {
  const [pathname, ...query] = url.split('?');
  if (!['GET', 'HEAD'].includes(method) || pathname.startsWith('//') || !/[^/]\/+$|[A-Z]/.test(pathname)) {
    return undefined;
  }
  const target = pathname.replace(/\/+$/, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const file = path.join(publishFolder, `${decodeURIComponent(target)}.html`);
  const isPage = file.startsWith(publishFolder + path.sep) && !file.includes('\0') && existsSync(file);
  return isPage ? [target, ...query].join('?') : undefined;
}

/** Headers of single addresses of the built site, which others take the place of in the local runtime. */
const ownHeaders = new Map(
  process.env.SITE_BUILT === '1'
    ? readHeaderRules(publishFolder).map(({path: address, values}) => [address, values])
    : [],
);

/** Has an answer carry the headers of its address, whatever the local runtime gives it. */
function giveHeaders(url, response) {
  const own = ownHeaders.get(url.split('?')[0]);
  if (own === undefined) {
    return;
  }
  const {writeHead} = response;
  response.writeHead = (status, ...rest) => {
    const given = typeof rest.at(-1) === 'object' ? rest.pop() : {};
    return writeHead.call(response, status, ...rest, {...given, ...own});
  };
}

async function answer(listeners, request, response) {
  try {
    const address = findPlainAddress(request);
    if (address !== undefined) {
      response.writeHead(301, {Location: address}).end();
      return;
    }
    giveHeaders(request.url, response);
    await Promise.all(listeners.map((listener) => listener(request, response)));
  } catch (error) {
    console.error(`Refused ${request.method} ${request.url.slice(0, 200)}: ${error.message}`);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(/too big/.test(error.message) ? 413 : 400, {Connection: 'close'}).end();
  }
}

const {emit} = Server.prototype;

Server.prototype.emit = function emitLikeProduction(event, ...values) {
  if (event === 'request' && this.address()?.port === publicPort) {
    const [request, response] = values;
    void answer(
      this.listeners('request').map((listener) => listener.bind(this)),
      request,
      response,
    );
    return true;
  }
  return emit.call(this, event, ...values);
};
