import type {TestPostgres} from '../../support/database/postgres';
import {sendForm, sendJson, site} from './requests';
import {createSite, type Site, type SiteParts} from './site';

import {randomUUID} from 'node:crypto';

import type {Availability, Booked} from '#src/contracts/booking';

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

export const jsonPost = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  sendJson(`${site}${path}`, body, headers);

export const formPost = (path: string, fields: Record<string, string>) => sendForm(`${site}${path}`, fields);

export const visit = (path: string, headers: Record<string, string> = {Accept: 'text/html'}) =>
  new Request(path.startsWith('https:') ? path : `${site}${path}`, {headers});

/** A new email address: each may have two open bookings. */
export const newEmail = (): string => `visitor-${randomUUID().slice(0, 13)}@oakline.example`;

type Manageable = Pick<Booked, 'manageUrl'>;

export const tokenOf = ({manageUrl}: Manageable): string => new URL(manageUrl).searchParams.get('token') ?? '';

/** A list of times and those after its link to later dates. */
export async function* readTimePages({send}: Pick<Site, 'send'>, first: string) {
  for (let next: string | undefined = first; next !== undefined;) {
    const text: string = await (await send(visit(next))).text();
    yield {text, times: Array.from(text.matchAll(/name="start" value="([^"]+)"/g), ([, time = '']) => time)};
    next = /href="([^"]+)">Later dates/.exec(text)?.[1]?.replaceAll('&amp;', '&');
  }
}

/** The site on `monday`, with shortcuts for bookings. */
export function createBookings(postgres: Pick<TestPostgres, 'url'>, parts: SiteParts = {}) {
  const created = createSite(postgres, {time: monday, ...parts});
  const {send} = created;
  return {
    ...created,
    async book(change: Partial<typeof visitor> = {}) {
      const response = await send(jsonPost('/api/bookings', {...visitor, ...change}));
      if (response.status !== 201) throw new Error(`${String(response.status)} ${await response.text()}`);
      return (await response.json()) as Booked;
    },
    async times(query = '') {
      const response = await send(visit(`/api/availability${query}`, {}));
      return ((await response.json()) as Availability).times;
    },
    /** Posts a change of a booking, as a script. */
    change: (booked: Manageable, fields: Record<string, string>, ip?: string) =>
      send(jsonPost('/api/bookings/manage', {token: tokenOf(booked), ...fields}), ip),
    /** The same, as the manage page's forms do. */
    submit: (booked: Manageable, fields: Record<string, string>) =>
      send(formPost('/api/bookings/manage', {token: tokenOf(booked), ...fields})),
  };
}

export type BookingSite = ReturnType<typeof createBookings>;
