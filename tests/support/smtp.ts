import type {AddressInfo} from 'node:net';

import type {Email} from 'postal-mime';
import PostalMime from 'postal-mime';
import {SMTPServer} from 'smtp-server';

export type Received = {
  /** Envelope recipients. */
  recipients: string[];
  /** Raw mail. */
  raw: string;
  mail: Email;
};

export type TestSmtp = {
  url: string;
  received: Received[];
  /** Number of connections and login attempts. */
  counts: {connections: number; logins: number};
  stop: () => Promise<void>;
};

export type SmtpBehavior = {
  /** Respond to DATA with this code instead of accepting the mail. */
  refuseWith?: number;
  /** Accept the connection and never respond. */
  silent?: boolean;
  /** Refuse every password. */
  refuseLogin?: boolean;
  /** Milliseconds between accepting a mail and confirming it. */
  slowReply?: number;
  /** Milliseconds before accepting a recipient. */
  slowRecipient?: number;
  /** Concurrent connections; more get 421. */
  maxConnections?: number;
  /** Respond to this recipient with 550. */
  refuseRecipient?: string;
};

/** Starts a real SMTP server on a free port that records mails. */
export async function startSmtp({
  refuseWith,
  silent = false,
  refuseLogin = false,
  slowReply = 0,
  slowRecipient = 0,
  maxConnections: mostConnections,
  refuseRecipient,
}: SmtpBehavior = {}): Promise<TestSmtp> {
  const received: Received[] = [];
  const counts = {connections: 0, logins: 0};
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth(_auth, _session, callback) {
      counts.logins += 1;
      if (refuseLogin) callback(Object.assign(new Error('wrong password'), {responseCode: 535}));
      else callback(null, {user: 'website'});
    },
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    ...(mostConnections !== undefined && {maxClients: mostConnections}),
    onConnect(_session, callback) {
      counts.connections += 1;
      if (!silent) callback();
    },
    onRcptTo({address}, _session, callback) {
      const refusal = Object.assign(new Error('no such mailbox'), {responseCode: 550});
      setTimeout(() => {
        callback(address === refuseRecipient ? refusal : undefined);
      }, slowRecipient);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuseWith !== undefined) {
          callback(Object.assign(new Error('refused by the test'), {responseCode: refuseWith}));
          return;
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({address}) => address);
        void PostalMime.parse(raw).then((mail) => {
          received.push({recipients, raw, mail});
          setTimeout(callback, slowReply);
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    counts,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** Starts servers for the tests of a file, and stops them after its last. */
export function useSmtp(): typeof startSmtp {
  const servers: TestSmtp[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.stop())));
  return async (behavior) => {
    const server = await startSmtp(behavior);
    servers.push(server);
    return server;
  };
}
