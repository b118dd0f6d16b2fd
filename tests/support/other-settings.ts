import {globSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Json = string | number | boolean | readonly Json[] | {readonly [key: string]: Json};

/** What an owner may write instead of a text. Others are not changed: names of hosts, zones, days. */
const texts: Readonly<Record<string, string>> = {
  legalName: 'Upscale Holdings Ltd.',
  newsletterService: 'Lettermill (lettermill.com)',
  phone: '+1 (902) 555-0111',
  city: 'Halifax, Nova Scotia, Canada',
  address: '2 Other Road, Halifax, Nova Scotia, Canada',
  chat: 'the speech bubble in the app',
  supportHours: 'Monday–Friday, 8 AM–5 PM EST',
  time: '8 AM–5 PM EST',
  businesses: '140',
  teamMembers: '22',
  integrations: '12',
  uptime: '99.95%',
  support: 'business-hours',
  email: '2–3 hours within support hours',
  liveChat: '1–4 minutes',
  privacy: '48 hours',
  legal: '3 business days',
  meetingUrl: 'https://video.scalewell.example/demos',
  from: '08:00',
  to: '16:30',
  text: 'Our office moves on Friday.',
  story: 'It took a week, and nobody wants to go back.',
  home: 'We answer before lunch now.',
  booking: 'Our chairs are full.',
  trial: 'On day three we stopped counting.',
  figure: '3 days',
  // Amounts that texts and pictures use for something else.
  solo: '$49',
  quickstart: '$300',
};

/** Days without demos. */
const closed = ['monday', 'wednesday'];

function change(value: Json, key = ''): Json {
  if (Array.isArray(value)) return value.map((item: Json) => change(item, key));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !closed.includes(name))
        .map(([name, item]) => [name, change(item as Json, name)]),
    );
  }
  if (typeof value === 'number') return /Year$/.test(key) ? value - 1 : value * 2;
  if (typeof value !== 'string') return value;
  if (value.startsWith('$'))
    return texts[key] ?? value.replace(/\d(?=\+?$)/, (digit) => String((Number(digit) + 1) % 10));
  if (key === 'role') return `${value}, Halifax`;
  if (key === 'label' && value !== '') return `${value}, as of today`;
  if (key.endsWith('Email')) return `new-${value}`;
  // `to` and `label` are also a link.
  return value === '' && key !== 'text' ? value : (texts[key] ?? value);
}

/** Changes each setting of a copy of the project to another valid value, as an owner does in `/admin`. */
export function changeSettings(folder: string): void {
  const names = ['announcement', 'company', 'hosts', 'people', 'plans'];
  const files = names.map((name) => `src/content/settings/${name}.json`);
  for (const name of [...files, ...globSync('src/content/customers/*.json', {cwd: folder})]) {
    const file = path.join(folder, name);
    const changed = change(JSON.parse(readFileSync(file, 'utf8')) as Json);
    writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`);
  }
  // Authors have the same role on the blog.
  for (const name of globSync('blog/authors.yml', {cwd: folder})) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^( +title): (.+)$/gm, '$1: "$2, Halifax"'));
  }
}
