import type {Availability, Booked} from '#src/contracts/booking';
import {sendForm, sendJson, visit} from './requests';

/** A Monday in June, 9:10 in Toronto. */
export const monday = new Date('2027-06-07T13:10:00Z');

export const visitor = {
  name: 'Marta Silva',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  topic: 'Deposits for consultations',
  start: '2027-06-08T14:00Z',
  zone: 'Europe/Lisbon',
};

type Manageable = Pick<Booked, 'manageUrl'>;

export const tokenOf = ({manageUrl}: Manageable): string => new URL(manageUrl).searchParams.get('token') ?? '';

type Send = (request: Request, ip?: string) => Promise<Response>;

/** A list of times and those after its link to later dates. */
export async function* readTimePages({send}: {send: Send}, first: string) {
  for (let next: string | undefined = first; next !== undefined;) {
    const text: string = await (await send(visit(next))).text();
    yield {text, times: Array.from(text.matchAll(/name="start" value="([^"]+)"/g), ([, time = '']) => time)};
    next = /href="([^"]+)">Later dates/.exec(text)?.[1]?.replaceAll('&amp;', '&');
  }
}

/** What a visitor does with a demo. */
export const bookingActions = (send: Send) => ({
  async book(change: Partial<typeof visitor> = {}) {
    const response = await send(sendJson('/api/bookings', {...visitor, ...change}));
    if (response.status !== 201) throw new Error(`${String(response.status)} ${await response.text()}`);
    return (await response.json()) as Booked;
  },
  /** Open times from an instant on, before another. */
  async times(from = '', to = '9') {
    const response = await send(visit('/api/availability'));
    return ((await response.json()) as Availability).times.filter((time) => time >= from && time < to);
  },
  /** Posts a change of a booking, as a script. */
  change: (booked: Manageable, fields: Record<string, string>, ip?: string) =>
    send(sendJson('/api/bookings/manage', {token: tokenOf(booked), ...fields}), ip),
  /** The same, as the manage page's forms do. */
  submit: (booked: Manageable, fields: Record<string, string>) =>
    send(sendForm('/api/bookings/manage', {token: tokenOf(booked), ...fields})),
});
