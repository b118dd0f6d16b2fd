import {commandOn} from '../../support/command';
import {noPostgres} from '../../support/database/use-database';
import {monday} from '../support/bookings';
import {addRow} from '../support/rows';
import {useSite} from '../support/site';

const {site, postgres} = useSite({time: monday});

const local = {NETLIFY_DB_DRIVER: 'server', NETLIFY_DEV: 'true'};
const run = commandOn(postgres, 'bookings', local);

/** Methods of the calendar files that are mailed once everything is due. */
async function mailedMethods() {
  site.mails.splice(0);
  site.setTime(new Date(Date.now() + 60_000));
  await site.outbox.run('run');
  return site.mails.map(({calendar}) => calendar?.method);
}

describe('npm run bookings', () => {
  it('lists, cancels, blocks and unblocks', async () => {
    const {id} = await site.book();
    await site.settle();
    expect((await run('list')).out).toContain(id.slice(0, 8));
    expect((await run('cancel', id.slice(0, 8))).error).toContain('Cancel 1 booking? Visitors and hosts');
    expect((await run('cancel', id.slice(0, 8), '--yes')).out).toContain('Canceled.');
    expect((await run('cancel', id)).out).toContain('already canceled');
    expect((await run('list')).out).toContain('There are no upcoming demos.');
    expect(await mailedMethods()).toEqual(['CANCEL', 'CANCEL']);

    site.setTime(monday);
    const days = ['2027-06-08', '2027-06-10'] as const;
    expect((await run('block', '2027-06-08..2027-06-09')).out).toContain('for all hosts');
    expect(await site.times(...days)).toEqual([]);
    const [, number = ''] = /(\d+) *│\s*$/m.exec((await run('list')).out) ?? [];
    expect((await run('unblock', number)).out).toContain('Removed block');
    expect(await site.times(...days)).toHaveLength(36);
  });

  it('cancels all bookings of an attack after a confirmation, with or without mails', async () => {
    await site.book({email: 'attacker@evil.example', start: '2027-06-08T14:00Z'});
    await site.book({email: 'Attacker+2@evil.example', start: '2027-06-08T15:00Z'});
    await site.book({email: 'honest@oakline.example', start: '2027-06-08T16:00Z'});
    await site.settle();
    const asked = await run('cancel', '--email', 'attacker@evil.example');
    expect(asked.status).toBe(1);
    expect(asked.error).toContain('Cancel 2 bookings? Visitors and hosts will be notified by email.');
    const done = await run('cancel', '--email', 'ATTACKER@evil.example', '--no-mail', '--yes');
    expect(done.out).toContain('Canceled 2 bookings. The running site will email the hosts');
    expect(await mailedMethods()).toEqual(['CANCEL', 'CANCEL']);
    expect((await run('list')).out).toContain('honest@oakline.example');
    const cancelMadeIn = async (from: string, to: string) =>
      (await run('cancel', '--from', from, '--to', to, '--yes')).out;
    expect(await cancelMadeIn('2027-06-06', '2027-06-06')).toContain('No upcoming booking');
    expect(await cancelMadeIn('2027-06-07', '2027-06-07T13:11Z')).toContain('Canceled.');
    expect(await mailedMethods()).toEqual(['CANCEL', 'CANCEL']);
  });

  it('cancels what one domain booked, and spares the IDs that are named', async () => {
    await site.book({email: 'a@mail.evil.example', start: '2027-06-08T14:00Z'});
    await site.book({email: 'b@evil.example', start: '2027-06-08T15:00Z'});
    const {id} = await site.book({email: 'c@evil.example', start: '2027-06-08T16:00Z'});
    await site.book({email: 'd@notevil.example', start: '2027-06-08T17:00Z'});
    const shown = await run('list');
    expect(shown.out).toContain('made (UTC)');
    const done = await run('cancel', '--domain', 'evil.example', '--except', id.slice(0, 8), '--yes');
    expect(done.out).toContain('Canceled 2 bookings.');
    const left = (await run('list')).out;
    expect([left.includes('c@evil.example'), left.includes('d@notevil.example'), left.includes('a@mail')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('says how many demos remain on the blocked days, for one host or all', async () => {
    const day = {starts_at: '2027-07-06T14:00Z', ends_at: '2027-07-06T14:30Z'};
    for (const host of ['elise-varga', 'somebody-else']) await addRow(postgres, 'bookings', {...day, host});
    const {out} = await run('block', '2027-07-06', '--host', 'elise-varga');
    expect(out).toContain(' 1 booked around then will stay');
    expect((await run('block', '2027-07-06')).out).toContain(' 2 booked around then will stay');
  });

  it('shows the hosts and the address of their calendar', async () => {
    const {out} = await run('hosts');
    expect(out).toContain('elise-varga');
    expect(out).toMatch(/host\.ics\?token=elise-varga\.\./);
  });

  it.each([
    [[], 'npm run bookings -- list'],
    [['dance'], 'npm run bookings -- list'],
    [['cancel'], 'Use one of: an ID, --email ADDRESS'],
    [['cancel', '--from', '2027-06-07'], 'Use --from and --to together'],
    [['cancel', '--from', 'x', '--to', '2027-06-07'], '"x" is not a valid time'],
    [['cancel', 'x'], 'is not a valid ID'],
    [['cancel', '00000000-0000-4000-8000-000000000000'], 'No ID starts with'],
    [['block', '2020-01-01'], '2020-01-01 is over.'],
    [['block', '2027-02-30'], 'Give a day such as'],
    [['block', '2027-06-09..2027-06-08'], 'Give a day such as'],
    [['block', '2027-06-09', '--host', 'nobody'], '--host is "nobody". Use one of: elise-varga'],
  ])('%j explains the correct usage', async (parts, message) => {
    const {status, error} = await run(...parts);
    expect(status).toBe(1);
    expect(error).toContain(message);
  });

  it('strips terminal escape codes a visitor entered, and explains a missing database', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await addRow(postgres, 'bookings', {starts_at: tomorrow, ends_at: tomorrow, name: 'red \u001B[31mname'});
    expect((await run('list')).out).toContain('red [31mname');
    const closed = await commandOn(noPostgres, 'bookings', local)('list');
    expect(closed).toMatchObject({status: 1, error: expect.stringContaining('Connection refused.')});
    expect(closed.error).not.toContain('select');
  });
});
