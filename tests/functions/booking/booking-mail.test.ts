import type {Mailer} from '../../../functions/delivery/mail/mail';
import {createSmtpMailer} from '../../../functions/delivery/mail/smtp-mailer';
import {createToken} from '../../../functions/security/token';
import {type Received, startSmtp, type TestSmtp} from '../../support/smtp';
import {monday, visitor} from '../support/bookings';
import {site as origin, visit} from '../support/requests';
import {addRow} from '../support/rows';
import {type Site, testEnvironment, testSecret, useSite} from '../support/site';

import ICAL from 'ical.js';

const {open, postgres, query} = useSite({time: monday}, 'http');
let smtp: TestSmtp;
let site: Site;

beforeEach(async () => {
  smtp = await startSmtp();
  site = open({mail: createSmtpMailer(smtp.url)});
});

const parseCalendar = (file: string) => new ICAL.Component(ICAL.parse(file) as [string, unknown[], unknown[]]);

function parseEvent(file: string) {
  const calendar = parseCalendar(file);
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('The file has no event.');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    title: event.summary,
    location: event.location,
    // Schemes are the same in either case.
    organizer: event.organizer.toLowerCase(),
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    names: event.attendees.map((attendee) => attendee.getParameter('cn')),
  };
}

function eventIn({mail}: Received) {
  const file = mail.attachments.find(({mimeType}) => mimeType.startsWith('text/calendar'));
  const content = file?.content;
  if (content === undefined) throw new Error('The mail has no calendar file.');
  return parseEvent(typeof content === 'string' ? content : new TextDecoder().decode(content));
}

/** Sends what is due at the given time. */
async function runAt(time: string): Promise<void> {
  site.setTime(new Date(time));
  await site.outbox.run('run');
}

/** Emails that are due at the given time. */
async function mailsAt(time: string) {
  await runAt(time);
  return smtp.received.splice(0).map(({mail}) => mail);
}

const subjectsAt = async (time: string) => (await mailsAt(time)).map(({subject}) => subject);

/** New emails since the last call: one to the visitor, and one to the host. */
async function read(): Promise<{toVisitor: Received; toHost: Received}> {
  await site.settle();
  // After a slow mail, the rest is left to the scheduled job.
  if (smtp.received.length < 2) await site.outbox.run('run');
  const all = smtp.received.splice(0);
  const find = (address: string) => {
    const mails = all.filter(({recipients}) => recipients.includes(address));
    if (mails.length !== 1 || mails[0] === undefined) throw new Error(`${String(mails.length)} mails to ${address}`);
    return mails[0];
  };
  return {toVisitor: find(visitor.email), toHost: find(testEnvironment.supportMailbox.address)};
}

/** Link to the booking in both forms of an email. */
function manageLinkIn({mail}: Received): string {
  const [link = ''] = /https:\S+\/api\/bookings\/manage\?token=\S+$/m.exec(mail.text ?? '') ?? [];
  expect(mail.html).toContain(`href="${link}"`);
  return link;
}

describe('a demo from booking to its end', () => {
  it('notifies both sides of each change and updates one calendar entry', async () => {
    const {id, manageUrl} = await site.book();
    const booked = await read();
    // Exchange names the event after the email, and doesn't read the title in the file.
    const title = 'Scalewell demo with Elise Varga';
    expect(booked.toVisitor.mail.subject).toBe(title);
    expect(booked.toVisitor.mail.text).toContain('Tuesday, June 8, 2027, 3:00 – 3:30 PM');
    expect(manageLinkIn(booked.toVisitor)).toBe(manageUrl);
    expect(booked.toVisitor.mail.text).toContain('Where: video call, https://meet.scalewell.example/elise-varga');
    const addresses = Array.from((booked.toVisitor.mail.html ?? '').matchAll(/href="([^"]+)"/g), ([, link]) => link);
    expect(addresses).toEqual(
      expect.arrayContaining([
        'https://meet.scalewell.example/elise-varga',
        expect.stringMatching(/^https:\/\/calendar\.google\.com\/calendar\/render\?/),
        ...['office', 'live'].map((name): unknown =>
          expect.stringMatching(
            new RegExp(String.raw`^https://outlook\.${name}\.com/calendar/\S+subject=${encodeURIComponent(title)}&`),
          ),
        ),
        expect.stringMatching(/\/api\/bookings\/demo\.ics\?token=/),
      ]),
    );
    expect(booked.toHost.mail.subject).toBe(`${title} (${id.slice(0, 8)})`);
    expect(booked.toHost.mail.html).toContain('>Demo booked: Tue, Jun 8, 10:00 AM');
    expect(booked.toHost.mail.text).toContain('Wants to see:\n\nDeposits for consultations');
    expect(booked.toHost.mail.replyTo?.[0]?.address).toBe(visitor.email);
    const event = {
      method: 'REQUEST',
      uid: id,
      sequence: 0,
      start: '2027-06-08T14:00:00.000Z',
      end: '2027-06-08T14:30:00.000Z',
      status: 'CONFIRMED',
      location: 'https://meet.scalewell.example/elise-varga',
      organizer: 'mailto:website@scalewell.example',
      attendees: ['mailto:marta@oakline.example', 'mailto:support@scalewell.example'],
      names: ['Marta Silva', 'Elise Varga'],
    };
    // The invitation goes to an unverified address, so it contains nothing the visitor entered.
    const ownNames = [undefined, 'Elise Varga'];
    expect(eventIn(booked.toVisitor)).toEqual({...event, title, names: ownNames});
    expect(eventIn(booked.toHost)).toEqual({...event, title: 'Demo: Oakline Studio, Marta Silva'});

    const start = '2027-06-10T18:00Z';
    await site.change({manageUrl}, {action: 'move', start});
    await site.settle();
    expect(smtp.received).toEqual([]);
    await runAt('2027-06-07T13:13:00Z');
    const moved = await read();
    expect(moved.toVisitor.mail.subject).toBe(title);
    expect(moved.toVisitor.mail.html).toContain('>Your demo has moved: Thu, Jun 10, 7:00 PM');
    expect(moved.toHost.mail.subject).toBe(booked.toHost.mail.subject);
    expect(moved.toHost.mail.html).toContain('>Demo moved: Thu, Jun 10');
    const confirmed = {method: 'REQUEST', uid: id, start: '2027-06-10T18:00:00.000Z', status: 'CONFIRMED'};
    expect(eventIn(moved.toVisitor)).toMatchObject({...confirmed, sequence: 1});
    const link = manageLinkIn(moved.toVisitor);
    expect((await site.send(visit(link))).status).toBe(200);

    await site.change({manageUrl: link}, {action: 'cancel'});
    const cancelled = await read();
    expect(cancelled.toVisitor.mail.subject).toBe('Your Scalewell demo is canceled');
    for (const mail of [cancelled.toVisitor, cancelled.toHost]) {
      expect(eventIn(mail)).toMatchObject({method: 'CANCEL', uid: id, sequence: 2, status: 'CANCELLED'});
    }
    await site.change({manageUrl: link}, {action: 'undo'});
    await site.settle();
    await runAt('2027-06-07T13:16:00Z');
    const restored = await read();
    expect(restored.toVisitor.mail.html).toContain('>Your demo is back on: Thu, Jun 10, 7:00 PM');
    expect(restored.toHost.mail.html).toContain('>Demo restored');
    expect(eventIn(restored.toVisitor)).toMatchObject({...confirmed, sequence: 3});
    await site.change({manageUrl: link}, {action: 'cancel'});
    await read();
    // No reminder for a canceled demo.
    expect(await subjectsAt('2027-06-10T17:30:00Z')).toEqual([]);
  });

  it.each<[what: string, start: string, reminders: Record<string, string[]>]>([
    [
      'a day and an hour before, once each',
      '09T14:00',
      {'08T13:59': [], '08T14:15': ['Tomorrow'], '08T14:16': [], '09T13:01': ['In an hour'], '09T15:00': []},
    ],
    ['with “today” in a day reminder that is late', '09T21:00', {'09T08:30': ['Today']}],
  ])('reminds the visitor %s', async (_what, start, reminders) => {
    await site.book({start: `2027-06-${start}Z`});
    await read();
    for (const [time, when] of Object.entries(reminders)) {
      const subjects = when.map((word) => `${word}: your Scalewell demo`);
      expect([time, await subjectsAt(`2027-06-${time}:00Z`)]).toEqual([time, subjects]);
    }
  });

  it('after an outage, says how much time is left and skips the day reminder', async () => {
    await site.book({start: '2027-06-09T14:00Z'});
    await read();
    const [late, ...more] = await mailsAt('2027-06-09T13:31:00Z');
    expect([late?.subject, more]).toEqual(['In 30 minutes: your Scalewell demo', []]);
    expect(late?.text).toContain('Your demo starts in 30 minutes');
    expect(late?.text).toContain('When: today, Wednesday, June 9, 2027, 3:00 – 3:30 PM');
  });

  it('reminds of the new time after a move, and not of the old one', async () => {
    const {manageUrl} = await site.book();
    const start = '2027-06-10T18:00Z';
    await site.change({manageUrl}, {action: 'move', start});
    await site.settle();
    await runAt('2027-06-07T13:13:00Z');
    smtp.received.splice(0);
    expect(await subjectsAt('2027-06-08T13:30:00Z')).toEqual([]);
    expect(await subjectsAt('2027-06-10T17:01:00Z')).toContain('In an hour: your Scalewell demo');
  });

  it('retries failed mails, and skips those about a demo that has moved since', async () => {
    const deliver: Mailer['deliver'] = () => Promise.resolve({state: 'failed', code: 'ECONNREFUSED', permanent: false});
    const broken = open({mail: {deliver}});
    const {manageUrl} = await broken.book();
    await broken.change({manageUrl}, {action: 'move', start: '2027-06-10T18:00Z'});
    await broken.settle();
    // The move cancels these deliveries, unless another run is sending them at that moment.
    await query(`update outbox set state = 'waiting', done_at = null where payload ->> 'sequence' = '0'`);
    const ofNewTime = expect.stringContaining('June 10');
    expect((await mailsAt('2027-06-07T13:20:00Z')).map(({text}) => text)).toEqual([ofNewTime, ofNewTime]);
  });
});

describe('a hostile name', () => {
  it.each([
    '"Marta", CN=Boss',
    'Marta;ATTENDEE:mailto:all@oakline.example',
    'Ma\\nrta: END:VEVENT',
    '=?utf-8?q?x?= <a@b.example>',
    'Zoë 🌱 Ågren',
  ])('%s is treated as a name', async (name) => {
    await site.book({name});
    const {toVisitor, toHost} = await read();
    for (const mail of [toVisitor, toHost]) {
      const {attendees, names} = eventIn(mail);
      expect(attendees).toEqual(['mailto:marta@oakline.example', 'mailto:support@scalewell.example']);
      expect(names).toHaveLength(2);
      expect(mail.recipients).toHaveLength(1);
    }
    expect(toVisitor.raw.split('\r\n\r\n')[0]).not.toContain('Marta');
  });
});

describe('calendar downloads', () => {
  it('contain one booking for its link, and a host’s demos for a signed feed address', async () => {
    const {id, calendars} = await site.book();
    await site.book({start: '2027-06-09T14:00Z', name: 'Jo Berg'});
    const other = await site.book({start: '2027-06-09T18:00Z', name: 'Kim Dale', email: 'kim@oakline.example'});
    await query(`update bookings set host = 'another-host' where id = $1`, [other.id]);
    const file = await site.read(visit(calendars.apple));
    expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(parseEvent(file.text)).toMatchObject({method: 'PUBLISH', uid: id, sequence: 0});

    const token = createToken('booking-feed', 'elise-varga', testSecret);
    const feed = await site.send(visit(`/api/bookings/host.ics?token=${token}`));
    const events = parseCalendar(await feed.text()).getAllSubcomponents('vevent');
    const summaries = events.map((event) => event.getFirstPropertyValue('summary'));
    expect(summaries).toEqual(['Demo: Oakline Studio, Marta Silva', 'Demo: Oakline Studio, Jo Berg']);

    const ofAnother = createToken('booking-manage', 'elise-varga', testSecret);
    for (const wrong of ['', 'x', ofAnother, createToken('booking-feed', 'nobody', testSecret)]) {
      expect((await site.send(visit(`/api/bookings/host.ics?token=${wrong}`))).status).toBe(400);
    }
  });
});

test('a demo of a host who left is shown and moved to another host, and support is told', async () => {
  const [start, end] = ['2027-06-09T14:00:00Z', '2027-06-09T14:30:00Z'];
  const id = await addRow(postgres, 'bookings', {host: 'left-host', starts_at: start, ends_at: end});
  await query("insert into booking_cells (host, starts_at, booking_id) values ('left-host', $1, $2)", [start, id]);
  const token = createToken('booking-manage', id, testSecret, new Date(start));
  const manageUrl = `${origin}/api/bookings/manage?token=${token}`;
  expect((await site.send(visit(manageUrl))).status).toBe(200);
  expect((await site.change({manageUrl}, {action: 'move', start: '2027-06-10T14:00Z'})).status).toBe(200);
  site.wait(5 * 60);
  await site.outbox.run('run-1');
  expect(await query('select host from bookings')).toEqual([{host: 'elise-varga'}]);
  expect(await query('select distinct host from booking_cells')).toEqual([{host: 'elise-varga'}]);
  expect(smtp.received.map(({recipients}) => recipients[0]).sort()).toEqual([
    'marta@oakline.example',
    'support@scalewell.example',
    'support@scalewell.example',
  ]);
});
