import type {Mail, Mailer} from '../../../functions/delivery/mail/mail';
import {jsonPost, visitor} from '../support/contact';
import {useSite} from '../support/site';

const start = new Date('2027-06-07T00:00:00Z');
const {open, query, count} = useSite({time: start});
const [minute, hour] = [60_000, 3_600_000];
const realNow = Date.now;
afterEach(() => {
  Date.now = realNow;
});

/**
 * A mail server that is down for a day and then takes a while for each email, on a virtual clock: emails of one batch are
 * sent at the same time.
 */
function createServer(end: number, millisecondsPerMail: number) {
  const time = {now: start.getTime(), inRun: false};
  const sent: {mail: Mail; at: number}[] = [];
  let [attempts, batch] = [0, 0];
  const deliver: Mailer['deliver'] = async (mail) => {
    attempts += 1;
    const isDown = time.now < end;
    if (time.inRun) {
      batch = isDown ? 5 : millisecondsPerMail;
      await new Promise((resolve) => setImmediate(resolve));
      [time.now, batch] = [time.now + batch, 0];
    }
    if (isDown) return {state: 'failed', code: 'ESOCKET', permanent: false};
    sent.push({mail, at: time.now});
    return {state: 'sent'};
  };
  return {time, sent, deliver, attempts: () => attempts};
}

test.each([
  [500, 500],
  [100, 2100],
])(
  'after a day without mail, %i leads at %i ms a mail are out within 30 minutes, the newest first',
  async (leads, millisecondsPerMail) => {
    const day = 24 * hour;
    const end = start.getTime() + day;
    const server = createServer(end, millisecondsPerMail);
    const site = open({mail: {deliver: server.deliver}});
    const moveTo = (at: number) => {
      server.time.now = Math.max(server.time.now, at);
      site.setTime(new Date(server.time.now));
    };
    let [arrived, runs] = [0, 0];
    for (let run = start.getTime() + 9 * minute; run < end + 2 * hour; run += 10 * minute) {
      for (; arrived < leads && start.getTime() + (arrived * day) / leads < run; arrived += 1) {
        moveTo(start.getTime() + (arrived * day) / leads);
        await site.send(jsonPost({...visitor, email: `lead-${arrived}@oakline.example`, message: `Lead ${arrived}`}));
        await site.settle();
      }
      moveTo(run);
      Date.now = () => server.time.now;
      server.time.inRun = true;
      await site.outbox.run('run');
      server.time.inRun = false;
      Date.now = realNow;
      runs += 1;
      if (arrived === leads && server.sent.length >= leads) break;
    }
    // One at each lead, one at each run while down, each mail, and lines about what is late.
    const lines = await count("outbox where kind = 'undelivered'");
    expect(server.attempts()).toBeLessThanOrEqual(leads + runs + leads + lines);
    const ids = server.sent.map(({mail}) => mail.messageId);
    expect(new Set(ids).size).toBe(ids.length);
    // The one by which the site learns that mail works again.
    expect(ids.length - leads).toBeLessThanOrEqual(1);
    expect(await query("select state, count(*)::int from outbox where kind <> 'undelivered' group by 1")).toEqual([
      {state: 'sent', count: leads},
    ]);
    expect(((server.sent.at(-1)?.at ?? Infinity) - end) / minute).toBeLessThan(30);
    const received = server.sent.slice(1).map(({mail}) => mail.date.getTime());
    const isOrdered = (index: number) => (received[index] ?? 0) >= (received[index + 2] ?? 0);
    expect(received.every((_time, index) => isOrdered(index))).toBe(true);
  },
  120_000,
);
