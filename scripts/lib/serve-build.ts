import {decodeAddress} from '../../src/contracts/decode-address.ts';
import {headersFor, readHeaderRules} from './netlify-headers.ts';
import {inProject} from './project.mjs';

import {once} from 'node:events';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const compressible = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.xml']);

export type LocalServer = {port: number; url: string; stop: () => Promise<void>};

/** Starts a server on a free port of this machine. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type ServeOptions = {
  folder?: string;
  extraHeaders?: Readonly<Record<string, string>>;
  /** Changes each page before it is served. */
  change?: (html: string) => string;
};

/** A compression level CDNs use on the fly; the highest would make results look better than in production. */
const quality = 9;

function brotli(content: string | Buffer): Buffer {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
}

/** The file for a path, as Netlify finds it: `/pricing` is pricing.html. */
function findFile(folder: string, address: string): string | undefined {
  const bare = address.replace(/\/+$/, '');
  return [address, `${bare}.html`, `${bare}/index.html`]
    .map((name) => path.join(folder, name))
    .find((file) => file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a built site like a CDN: compressed, with the headers of netlify.toml and the build. No functions, no
 * redirects; use Netlify's local runtime for those, which doesn't compress.
 */
export function serveBuild({
  folder = inProject('build'),
  extraHeaders = {},
  change,
}: ServeOptions = {}): Promise<LocalServer> {
  const rules = readHeaderRules(folder);
  const bodies = new Map<string, Buffer>();

  const readBody = (file: string, isCompressed: boolean): Buffer => {
    const kept = bodies.get(file);
    if (kept) return kept;
    const bytes = readFileSync(file);
    const content = change !== undefined && file.endsWith('.html') ? change(bytes.toString()) : bytes;
    const body = isCompressed ? brotli(content) : Buffer.from(content);
    bodies.set(file, body);
    return body;
  };

  return startLocalServer((request, response) => {
    const address = decodeAddress(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (address === undefined) {
      response.writeHead(400).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const match = address.includes('\0') ? undefined : findFile(folder, address);
    const file = match ?? path.join(folder, '404.html');
    const ending = path.extname(file);
    const isCompressed = compressible.has(ending);
    const body = readBody(file, isCompressed);
    // Over HTTP/2, repeated headers cost almost nothing. This server is HTTP/1.1, so the policy is sent with pages only.
    const {'content-security-policy': policy, ...others} = headersFor(rules, address);
    response.writeHead(match === undefined ? 404 : 200, {
      ...others,
      ...(ending === '.html' && policy !== undefined && {'content-security-policy': policy}),
      ...extraHeaders,
      'content-type': types[ending] ?? 'application/octet-stream',
      'content-length': body.length,
      ...(isCompressed && {'content-encoding': 'br', vary: 'accept-encoding'}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}
