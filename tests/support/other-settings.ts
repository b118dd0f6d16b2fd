import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Json = string | number | boolean | readonly Json[] | {readonly [key: string]: Json};

/** What an owner may write instead of a text. Others are not changed: names of hosts, zones, days. */
const texts: Readonly<Record<string, string>> = {
  legalName: 'Upscale Holdings Ltd.',
  newsletterService: 'Lettermill (lettermill.example, sample name)',
  phone: '+1 (902) 555-0111',
  city: 'Halifax, Nova Scotia, Canada',
  address: '2 Other Road, Halifax, Nova Scotia, Canada',
  chat: 'the speech bubble in the app',
  supportHours: 'Monday–Friday, 8 AM–5 PM EST',
  time: '8 AM–5 PM EST',
  businesses: '700+',
  teamMembers: '60+',
  integrations: '120+',
  uptime: '99.95%',
  support: '24/6',
  email: '2–3 hours within support hours',
  liveChat: '1–4 minutes',
  privacy: '48 hours',
  legal: '3 business days',
  meetingUrl: 'https://video.scalewell.example/demos',
  from: '08:00',
  to: '16:30',
  text: 'Our office moves on Friday.',
};

function change(value: Json, key = ''): Json {
  if (Array.isArray(value)) return value.map((item: Json) => change(item, key));
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item as Json, name)]));
  }
  if (typeof value === 'number') return /Year$/.test(key) ? value - 1 : value * 2;
  if (typeof value !== 'string') return value;
  if (value.startsWith('$')) return value.replace(/\d(?=\+?$)/, (digit) => String((Number(digit) + 1) % 10));
  if (key.endsWith('Email')) return `new-${value}`;
  // `to` is also an address.
  return value === '' && key === 'to' ? value : (texts[key] ?? value);
}

/** Changes each setting of a copy of the project to another valid value, as an owner does in `/admin`. */
export function changeSettings(folder: string): void {
  for (const name of ['announcement', 'company', 'hosts', 'plans']) {
    const file = path.join(folder, `src/content/settings/${name}.json`);
    const changed = change(JSON.parse(readFileSync(file, 'utf8')) as Json);
    writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`);
  }
}
