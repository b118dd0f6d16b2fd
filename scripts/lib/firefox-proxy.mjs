#!/usr/bin/env node
// @ts-check
import {spawn} from 'node:child_process';
import net from 'node:net';
import process from 'node:process';

/*
 * Starts FIREFOX_PATH for Playwright, which takes this file for the browser. Playwright emulates media features with a
 * BiDi command that Firefox ESR 153 doesn't know yet, and gives up. So the commands pass through here, and that one is
 * replaced by a harmless one. Preferences emulate the features instead (scripts/test-browsers.ts).
 */

const unknownCommand = '"method":"emulation.setMediaFeaturesOverride"';

/**
 * Reads one WebSocket frame (RFC 6455) from the start of the data.
 *
 * @param {Buffer} data
 * @returns {{size: number, payload: Buffer} | undefined} Undefined until the frame is complete.
 */
function readFrame(data) {
  if (data.length < 2) return undefined;
  const second = data.readUInt8(1);
  const short = second & 127;
  const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
  const masked = (second & 128) !== 0;
  const start = 2 + lengthBytes + (masked ? 4 : 0);
  if (data.length < start) return undefined;
  const length = lengthBytes === 0 ? short : lengthBytes === 2 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
  if (data.length < start + length) return undefined;
  const mask = masked ? data.subarray(start - 4, start) : Buffer.alloc(4);
  const payload = data.subarray(start, start + length).map((byte, at) => byte ^ mask.readUInt8(at % 4));
  return {size: start + length, payload: Buffer.from(payload)};
}

/**
 * Writes a short text frame as a client, which has to mask it.
 *
 * @param {string} text
 */
function writeFrame(text) {
  const mask = 1;
  const payload = Buffer.from(text).map((byte) => byte ^ mask);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, mask, mask, mask, mask]), payload]);
}

/**
 * Passes on what the client sends: the handshake, with the port of Firefox in its Host header, then frames.
 *
 * @param {number} port
 */
function createFilter(port) {
  let pending = Buffer.alloc(0);
  let open = false;
  return (/** @type {Buffer} */ chunk) => {
    pending = Buffer.concat([pending, chunk]);
    const out = [];
    if (!open) {
      const end = pending.indexOf('\r\n\r\n');
      if (end === -1) return Buffer.alloc(0);
      const head = pending.subarray(0, end + 4).toString();
      out.push(Buffer.from(head.replace(/^(Host: [^:\r]+):\d+/im, `$1:${port}`)));
      pending = pending.subarray(end + 4);
      open = true;
    }
    for (let frame = readFrame(pending); frame; frame = readFrame(pending)) {
      const text = frame.payload.toString();
      const id = text.includes(unknownCommand) ? /"id":(\d+)/.exec(text)?.[1] : undefined;
      const replaced = id && writeFrame(`{"id":${id},"method":"session.status","params":{}}`);
      out.push(replaced || Buffer.from(pending.subarray(0, frame.size)));
      pending = pending.subarray(frame.size);
    }
    return Buffer.concat(out);
  };
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.once('close', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal));

firefox.stderr.on('data', (/** @type {Buffer} */ data) => {
  const text = data.toString();
  const port = Number(/BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1] ?? 0);
  if (port === 0) {
    process.stderr.write(text);
    return;
  }
  const server = net.createServer((client) => {
    const browser = net.connect(port, '127.0.0.1');
    const filter = createFilter(port);
    client.on('data', (chunk) => browser.write(filter(chunk)));
    browser.pipe(client);
    client.on('close', () => browser.destroy());
    for (const socket of [client, browser]) socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const ownPort = typeof address === 'object' && address ? address.port : 0;
    process.stderr.write(text.replace(`:${port}`, `:${ownPort}`));
  });
});
