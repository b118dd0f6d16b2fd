import {useDatabase} from '../../support/database/use-database';
import {createBookings, visit, type BookingEndpoint} from '../support/bookings';

const {postgres} = useDatabase();

let endpoint: BookingEndpoint;
beforeAll(() => {
  endpoint = createBookings(postgres);
});
afterAll(() => endpoint.end());

/** The page, and the CPU time of one request: elapsed time would include other work on the machine. */
async function load(path: string) {
  const rounds = 15;
  let body = await (await endpoint.send(visit(path))).text();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) body = await (await endpoint.send(visit(path))).text();
  const {user, system} = process.cpuUsage(before);
  return {body, ms: (user + system) / 1000 / rounds, kilobytes: Buffer.byteLength(body) / 1024};
}

test('the manage page and the form without JavaScript are small and fast', async () => {
  const {manageUrl} = await endpoint.book();
  for (const path of [manageUrl, '/api/bookings/form?zone=Europe/Lisbon']) {
    const {body, ms, kilobytes} = await load(path);
    expect(body).toContain('name="start"');
    expect(ms).toBeLessThan(50);
    expect(kilobytes).toBeLessThanOrEqual(30);
  }
});
