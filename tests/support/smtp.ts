import type {AddressInfo, Socket} from 'node:net';
import {text} from 'node:stream/consumers';
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

export type SmtpBehavior = {
  /** Respond to DATA with this code instead of accepting the mail. */
  refuseWith?: number;
  /** Accept the connection and never respond. */
  silent?: boolean;
  /** Refuse every password. */
  refuseLogin?: boolean;
  /** Milliseconds between accepting an email and confirming it; `Infinity` never confirms it. */
  slowReply?: number;
  /** Accept an email and break the connection before confirming it, the worst case. */
  drops?: boolean;
  /** Milliseconds before accepting a recipient. */
  slowRecipient?: number;
  /** Concurrent connections; more get 421. */
  maxConnections?: number;
  /** Say that this recipient does not exist. */
  refuseRecipient?: string;
  /** Respond to a command with a code and a text. */
  reply?: {at: 'MAIL FROM' | 'RCPT TO' | 'DATA'; code: number; text: string};
};

const stops: (() => Promise<void>)[] = [];

afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Starts a real SMTP server on a free port that records emails, until the tests of the file end. */
export async function startSmtp(behavior: SmtpBehavior = {}) {
  const received: Received[] = [];
  const counts = {connections: 0, logins: 0};
  const sockets = new Set<Socket>();
  let now = behavior;
  const refuse = (responseCode: number, text = 'refused by the test') => Object.assign(new Error(text), {responseCode});
  const replyAt = (at: 'MAIL FROM' | 'RCPT TO' | 'DATA') =>
    now.reply?.at === at ? refuse(now.reply.code, now.reply.text) : undefined;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth(_auth, _session, callback) {
      counts.logins += 1;
      if (now.refuseLogin) callback(refuse(535));
      else callback(null, {user: 'website'});
    },
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    ...(behavior.maxConnections !== undefined && {maxClients: behavior.maxConnections}),
    onConnect(_session, callback) {
      counts.connections += 1;
      if (!now.silent) callback();
    },
    onMailFrom(_address, _session, callback) {
      callback(replyAt('MAIL FROM'));
    },
    onRcptTo({address}, _session, callback) {
      setTimeout(() => {
        callback(address === now.refuseRecipient ? refuse(550, '5.1.1 No such user') : replyAt('RCPT TO'));
      }, now.slowRecipient ?? 0);
    },
    onData(stream, session, callback) {
      const {refuseWith, slowReply = 0, drops} = now;
      const respond = async (raw: string) => {
        const refusal = refuseWith === undefined ? replyAt('DATA') : refuse(refuseWith);
        if (refusal !== undefined) {
          callback(refusal);
          return;
        }
        const recipients = session.envelope.rcptTo.map(({address}) => address);
        received.push({recipients, raw, mail: await PostalMime.parse(raw)});
        if (drops) for (const socket of sockets) socket.destroy();
        else if (slowReply !== Infinity) setTimeout(callback, slowReply);
      };
      // A client that disconnects while sending gets no response.
      void text(stream).then(respond, () => undefined);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  const {port} = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    counts,
    /** Behaves like this from now on, except for `maxConnections`. */
    behave: (next: SmtpBehavior) => {
      now = next;
    },
  };
}

export type TestSmtp = Awaited<ReturnType<typeof startSmtp>>;
