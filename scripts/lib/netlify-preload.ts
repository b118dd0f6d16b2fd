import {whenParentEnds} from './project.mjs';

import {existsSync} from 'node:fs';
import {type IncomingMessage, Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {isMainThread} from 'node:worker_threads';

/*
 * Loaded into Netlify's local runtime (see netlify-dev.ts) to make it respond like Netlify's servers in two cases, and
 * without the policy of an earlier build in `npm run dev`:
 * - `/pricing/` and `/Pricing` redirect to `/pricing` in one hop if pricing.html exists. The local runtime serves the
 * page for the first and 404 for the second, and a redirect rule can't tell them apart.
 * - A malformed request (`/%E0%A4%A`) or one over 6 MB is refused. The local runtime crashes.
 *
 * It patches `emit`, because the runtime opens its server itself and has no hook. A proxy in front would be a second
 * server with its own port, and couldn't turn a crash into a response.
 *
 * It also ends the runtime, which leads a process group, if the command that started it is killed.
 */
if (isMainThread) whenParentEnds(() => process.kill(-process.pid, 'SIGKILL'));

const publicPort = Number(process.env.SITE_PORT);
const publishFolder = path.resolve('build');

// Not src/contracts/decode-address.ts: Node runs this file alone, and warns of modules outside this folder.
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Redirect target for a trailing slash or capitals, or undefined. */
function findPlainAddress({method = '', url = '/'}: IncomingMessage): string | undefined {
  const [pathname = '', ...query] = url.split('?');
  if (!['GET', 'HEAD'].includes(method) || pathname.startsWith('//') || !/[^/]\/+$|[A-Z]/.test(pathname)) {
    return undefined;
  }
  const target = pathname.replace(/\/+$/, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const file = path.join(publishFolder, `${decode(target)}.html`);
  const isPage = file.startsWith(publishFolder + path.sep) && !file.includes('\0') && existsSync(file);
  return isPage ? [target, ...query].join('?') : undefined;
}

const isBuilt = process.env.SITE_BUILT === '1';

/** Leaves out the policy of an earlier build, which the runtime also sends with `npm run dev` and which blocks its scripts. */
function dropPolicy(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (/^content-security-policy/i.test(name) ? response : setHeader(name, value));
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

async function respond(listeners: readonly Listener[], request: IncomingMessage, response: ServerResponse) {
  const {method = '', url = '/'} = request;
  try {
    const address = findPlainAddress(request);
    if (address !== undefined) {
      response.writeHead(301, {Location: address}).end();
      return;
    }
    if (!isBuilt) dropPolicy(response);
    await Promise.all(listeners.map((listener) => listener(request, response)));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Refused ${method} ${url.slice(0, 200)}: ${message}\n`);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(message.includes('too big') ? 413 : 400, {Connection: 'close'}).end();
  }
}

type Emit = (this: Server, event: string, ...values: unknown[]) => boolean;

const prototype = Server.prototype as unknown as {emit: Emit};
const {emit} = prototype;

prototype.emit = function emitLikeProduction(this: Server, event: string, ...values: unknown[]): boolean {
  const address = event === 'request' ? this.address() : null;
  if (typeof address === 'object' && address?.port === publicPort) {
    const [request, response] = values as [IncomingMessage, ServerResponse];
    const listeners = this.listeners('request').map((listener) => listener.bind(this) as Listener);
    void respond(listeners, request, response);
    return true;
  }
  return emit.call(this, event, ...values);
};
