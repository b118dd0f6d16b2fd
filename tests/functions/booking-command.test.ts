import type {TestPostgres} from '../support/postgres';
import {startPostgres} from '../support/postgres';
import {projectNode} from '../../scripts/lib/project.mjs';
import {createBookings, monday} from './support/bookings';

import {execFile} from 'node:child_process';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
});

type Run = {status: number; out: string; error: string};

function run(...parts: string[]): Promise<Run> {
  const env = {...process.env, NETLIFY_DB_URL: postgres.url, NETLIFY_DB_DRIVER: 'server', NETLIFY_DEV: 'true'};
  return new Promise((resolve) => {
    execFile(projectNode, ['scripts/bookings.mjs', ...parts], {env}, (error, out, text) => {
      resolve({status: error === null ? 0 : Number(error.code), out, error: text});
    });
  });
}

describe('npm run bookings', () => {
  it('lists, cancels, blocks and unblocks', async () => {
    const endpoint = createBookings(postgres);
    const {id} = await endpoint.book();
    await endpoint.rest();
    expect((await run('list')).out).toContain(id);
    expect((await run('cancel', id)).out).toContain('Cancelled.');
    expect((await run('cancel', id)).out).toContain('cancelled before');
    expect((await run('list')).out).toContain('No demo is booked.');
    endpoint.setTime(new Date(Date.now() + 60_000));
    endpoint.mails.splice(0);
    await endpoint.run();
    expect(endpoint.mails.map(({calendar}) => calendar?.method)).toEqual(['CANCEL', 'CANCEL']);

    endpoint.setTime(monday);
    expect((await run('block', '2027-06-08..2027-06-09')).out).toContain('for everybody');
    expect(await endpoint.times('?from=2027-06-08T00:00Z&to=2027-06-10T04:00Z')).toEqual([]);
    const [, number = ''] = /(\d+) *│\s*$/m.exec((await run('list')).out) ?? [];
    expect((await run('unblock', number)).out).toContain('is gone');
    expect(await endpoint.times('?from=2027-06-08T00:00Z&to=2027-06-10T04:00Z')).toHaveLength(36);
    await endpoint.end();
  });

  it('shows the hosts and the address of their calendar', async () => {
    const {out} = await run('hosts');
    expect(out).toContain('elise-varga');
    expect(out).toMatch(/host\.ics\?token=elise-varga\.\./);
  });

  it.each([
    [[], 'npm run bookings -- list'],
    [['dance'], 'npm run bookings -- list'],
    [['cancel', 'x'], 'Name the booking by its id'],
    [['cancel', '00000000-0000-4000-8000-000000000000'], 'There is no booking'],
    [['block', '2027-02-30'], 'Write a day like'],
    [['block', '2027-06-09..2027-06-08'], 'Write a day like'],
    [['block', '2027-06-09', '--host', 'nobody'], 'There is no host nobody'],
  ])('%j says what to do', async (parts, message) => {
    const {status, error} = await run(...parts);
    expect(status).toBe(1);
    expect(error).toContain(message);
  });
});
