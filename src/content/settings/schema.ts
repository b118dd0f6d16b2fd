import * as v from 'valibot';

/*
 * What an owner changes: the JSON files beside this one. `/admin` edits them, `npm run check:content` and the build check
 * them, and the site and its functions import them.
 */

const text = v.pipe(v.string('Write this as text, in quotes.'), v.trim(), v.nonEmpty('Write something here.'));
const email = v.pipe(
  v.string(),
  v.email(({input}) => `“${input}” is not an email address.`),
);
const year = v.pipe(v.number('Write the year as a number, without quotes.'), v.integer(), v.minValue(1900));

const matching = (pattern: RegExp, cure: string) =>
  v.pipe(
    v.string(`Write this as text, in quotes. ${cure}`),
    v.regex(pattern, ({input}) => `“${input}” can’t be read. ${cure}`),
  );

/** The facts of the company. `src/content/company/company.ts` says which variables override one. */
export const companySettings = v.strictObject({
  name: text,
  /** The registered name, for the terms and `/about`. */
  legalName: text,
  foundedYear: year,
  copyrightYear: year,
  supportEmail: email,
  salesEmail: email,
  /** Sender of the site's emails, unless `MAIL_FROM` names another. */
  senderEmail: email,
  securityEmail: email,
  privacyEmail: email,
  legalEmail: email,
  /** Sends the newsletter's issues, so it receives the list. */
  newsletterService: text,
  /** As printed. */
  phone: matching(/^\+[\d ()-]{7,}$/, 'Start with + and the country: +1 416 555 0100.'),
  city: text,
  /** Postal address on one line. */
  address: text,
  /** Where customers find the chat. The website has none. */
  chat: text,
  /** Phone hours. Chat and tickets are open around the clock. */
  hours: v.array(v.strictObject({days: text, time: text})),
  /** The weekday hours on one line, for the legal pages. */
  supportHours: text,
  claims: v.strictObject({businesses: text, teamMembers: text, integrations: text, uptime: text, support: text}),
  /** Typical first response times. */
  responseTimes: v.strictObject({email: text, liveChat: text, privacy: text, legal: text}),
});

const clock = matching(
  /^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/,
  'Write a time of day in quarter hours on a 24-hour clock: 09:00.',
);

const hours = v.array(
  v.pipe(
    v.strictObject({from: clock, to: clock}),
    v.check(
      ({from, to}) => from < to || !v.is(clock, from) || !v.is(clock, to),
      ({input: {from, to}}) => `These hours end (${to}) before they begin (${from}).`,
    ),
  ),
);

/** Whether a name is a time zone of the IANA list. */
function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', {timeZone: zone}));
  } catch {
    return false;
  }
}

/** Days that may have hours. */
export const weekdays = {
  monday: v.optional(hours),
  tuesday: v.optional(hours),
  wednesday: v.optional(hours),
  thursday: v.optional(hours),
  friday: v.optional(hours),
  saturday: v.optional(hours),
  sunday: v.optional(hours),
};

/** Who gives demos, and when. The host with the fewest upcoming demos gets the next one. */
export const hostSettings = v.pipe(
  v.array(
    v.strictObject({
      /** The database refers to the host by it, so keep it when the name changes. */
      id: matching(/^[a-z]+(?:-[a-z]+)*$/, 'Use lowercase letters and hyphens, such as ana-lee.'),
      name: text,
      /** Where the host's emails go; `SUPPORT_EMAIL` by default. */
      email: v.optional(email),
      /** Raise it to revoke the host's calendar feed and create a new address. Default: 1. */
      feedVersion: v.optional(v.pipe(v.number('Write a number, without quotes.'), v.integer(), v.minValue(1))),
      /** IANA time zone of the hours. */
      zone: v.pipe(
        v.string(),
        v.check(isZone, ({input}) => `“${input}” is not a time zone. Write one such as America/Toronto.`),
      ),
      /** Video call link, sent with the invitation. */
      meetingUrl: v.pipe(
        v.string(),
        v.url(({input}) => `“${input}” is not a link. Start with https://.`),
      ),
      /** Hours by weekday; days left out have no demos. */
      weekly: v.strictObject(weekdays),
      /** Hours on specific dates. An empty list closes the day; listing a holiday opens it. */
      exceptions: v.array(
        v.strictObject({
          date: v.pipe(
            v.string(),
            v.isoDate(({input}) => `“${input}” is not a date such as 2027-03-29.`),
          ),
          hours,
        }),
      ),
    }),
  ),
  v.minLength(1, 'Add at least one host: without one, nobody can book a demo.'),
  v.check((list) => new Set(list.map(({id}) => id)).size === list.length, 'Two hosts have the same id.'),
);

const price = matching(/^\$\d{1,3}(?:,\d{3})*\+?$/, 'Write dollars: $300, or $3,000+.');
const limit = v.union(
  [v.literal('unlimited'), v.pipe(v.number(), v.integer(), v.minValue(1))],
  'Write a whole number without quotes and commas, or "unlimited".',
);
/** Rows of a plan on the home page. */
const homeLimits = v.strictObject({
  users: limit,
  /** Websites and funnels. */
  sites: limit,
  contacts: limit,
});
const pricingLimits = v.strictObject({
  /** As on the home page, if left out. */
  users: v.optional(limit),
  sites: v.optional(limit),
  contacts: limit,
  /** A month. */
  emails: v.optional(limit),
  /** A month. */
  texts: v.optional(limit),
});
/** The home page and `/pricing` state different limits for the same plan: see `src/content/pricing/plans.ts`. */
const versions = v.strictObject({home: homeLimits, pricing: pricingLimits});

export const planSettings = v.strictObject({
  prices: v.strictObject({
    solo: price,
    team: price,
    pro: price,
    quickstart: price,
    'launch-kit': price,
    accelerator: price,
  }),
  limits: v.strictObject({Solo: versions, Team: versions, Pro: versions, Enterprise: versions}),
});

const address = matching(/^\/(?:[\w.-]+(?:\/[\w.-]+)*)?(?:#[\w-]+)?$/, 'Write an address of this site: /pricing.');

/** A line above the header of every page. Without a text there is none. */
export const announcementSettings = v.pipe(
  v.strictObject({
    text: v.pipe(v.string(), v.maxLength(90, 'Shorten the text to 90 characters.')),
    label: v.string(),
    to: v.string(),
  }),
  v.check(
    ({label, to}) => (label === '') === (to === ''),
    'Write both the link’s `label` and its address `to`, or neither.',
  ),
  v.check(({to}) => to === '' || v.is(address, to), '`to` is an address of this site: /pricing.'),
);

/** Pages that moved. */
export const redirectSettings = v.array(
  v.strictObject({from: matching(/^\/[\w./*:-]+$/, 'Write the old address: /docs/old-page.'), to: address}),
);

const portrait = matching(
  /^\/img\/people\/[a-z0-9-]+\.(?:avif|webp|svg#(?:lime|peach|mist|green))$/,
  'Write the address of a picture, such as /img/people/ana-lee.webp.',
);
const person = {name: text, role: text, portrait};

/** The people of the company, in the order of `/about`. */
export const peopleSettings = v.pipe(
  v.array(
    v.strictObject({
      ...person,
      /** Their key in `blog/authors.yml`, if they write articles. */
      author: v.optional(matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write the author’s key, such as ana-lee.')),
    }),
  ),
  v.minLength(1, 'Add at least one person: the first is shown beside the booking calendar.'),
);

/** What people say of a customer. Its other facts are beside the file, in TypeScript: pictures and figures depend on them. */
export const customerSettings = v.strictObject({
  /** Its name in the row of customers; a customer without one isn't in the row. */
  wordmark: v.optional(
    v.strictObject({name: text, strong: v.optional(text), look: v.picklist(['plain', 'capitals', 'light'])}),
  ),
  /** The person we quote. */
  speaker: v.strictObject(person),
  /** Quotes by the page that shows them. Each quote is on one page only. */
  quotes: v.strictObject({story: text, home: v.optional(text), booking: v.optional(text), trial: v.optional(text)}),
  /** The second and the third result. */
  results: v.pipe(v.array(v.strictObject({figure: text, label: text})), v.length(2, 'Write two results.')),
});

export const settings = {
  announcement: announcementSettings,
  company: companySettings,
  hosts: hostSettings,
  people: peopleSettings,
  plans: planSettings,
  redirects: redirectSettings,
};

export type HostSettings = v.InferOutput<typeof hostSettings>;
export type PeopleSettings = v.InferOutput<typeof peopleSettings>;
export type PlanSettings = v.InferOutput<typeof planSettings>;
export type Announcement = v.InferOutput<typeof announcementSettings>;
