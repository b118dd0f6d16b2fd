import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';

/** Splits HTML into pieces of at least `size` characters, never inside a tag, script or style. */
export function cutHtml(html: string, size: number): string[] {
  const pieces = html.match(/<(script|style)\b.*?<\/\1>|<?[^<]*/gs) ?? [];
  const joined: string[] = [];
  let piece = '';
  for (const next of pieces) {
    piece += next;
    if (piece.length < size) continue;
    joined.push(piece);
    piece = '';
  }
  return [...joined, piece];
}

/** Serves one page, without its files, in pieces sent `ms` milliseconds apart. */
export async function serveSlowly(pieces: readonly string[], ms: number): Promise<{url: string; stop: () => void}> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    for (const piece of pieces) {
      response.write(piece);
      await pause(ms);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
