import type {AddressInfo, Socket} from 'node:net';

import {SMTPServer} from 'smtp-server';

/**
 * - `drops`: accepts the mail and breaks the connection before confirming it, the worst case.
 * - `hangs`: accepts the mail and never confirms it.
 */
export type SmtpMood = 'accepts' | 'refuses' | 'hangs' | 'drops' | 'slow';

export type UnreliableSmtp = {
  url: string;
  /** Message-ID and text of every accepted mail, whether or not it was confirmed. */
  taken: {messageId: string; raw: string}[];
  feel: (mood: SmtpMood) => void;
  stop: () => Promise<void>;
};

/** A real SMTP server whose behavior tests can change. */
export async function startUnreliableSmtp(): Promise<UnreliableSmtp> {
  const taken: UnreliableSmtp['taken'] = [];
  const sockets = new Set<Socket>();
  let mood: SmtpMood = 'accepts';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, _session, callback) {
      const now = mood;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (now === 'refuses') {
          callback(Object.assign(new Error('not now'), {responseCode: 451}));
          return;
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        taken.push({messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '', raw});
        if (now === 'drops') for (const socket of sockets) socket.destroy();
        else if (now === 'slow') setTimeout(callback, 150);
        else if (now === 'accepts') callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    feel: (next) => {
      mood = next;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}
