import {readEnvironment} from '../../../functions/setup/environment';
import {monday, visitor} from '../support/bookings';
import {sendForm, sendJson, visit} from '../support/requests';
import {useSite} from '../support/site';

const environment = readEnvironment(
  {BOOKING_CALENDAR_URL: 'https://cal.example/demo', HOST_CALENDARS: 'elise-varga=https://cal.example/a.ics'},
  'production',
);
const {site, query} = useSite({time: monday, environment: {ownsCalendar: false}});

test('another calendar needs no calendars of hosts', () => {
  expect(environment).toMatchObject({ownsCalendar: false, hostCalendars: undefined});
});

test.each([
  visit('/api/availability'),
  visit('/api/bookings/demo.ics?token=x'),
  sendJson('/api/bookings', visitor),
  sendJson('/api/bookings/manage', {token: 'x'}),
])('with another calendar $method $url answers 404 with a problem', async (request) => {
  const response = await site.send(new Request(request, {headers: {Accept: 'application/json'}}));
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json\b/);
  expect(await response.json()).toMatchObject({title: 'Demos are booked in another calendar'});
  expect(site.readLog()).toContainEqual(expect.objectContaining({status: 404, outcome: 'other-calendar'}));
});

test.each([visit('/api/bookings/form'), visit('/api/bookings/manage?token=x'), sendForm('/api/bookings', visitor)])(
  'with another calendar a browser gets a page from $method $url',
  async (request) => {
    const response = await site.send(request);
    expect(response.status).toBe(404);
    const page = await response.text();
    for (const part of ['Demos are booked in another calendar', 'href="/book"', 'mailto:'])
      expect(page).toContain(part);
    expect(await query('select id from bookings')).toEqual([]);
  },
);
