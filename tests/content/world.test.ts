import {northfieldMotorsPage} from '#src/content/case-studies/pages/northfield-motors';
import {people} from '#src/content/company/people';
import {customers} from '#src/content/customers/registry';
import {homeClients, homeProof} from '#src/content/home/proof';
import {integrationsPage} from '#src/content/integrations/page';
import {leadEvent} from '#src/content/lead/event';
import {firstReply, storyMonth, storyWeek, weeklyDrives} from '#src/content/lead/moments';
import {comparePage} from '#src/content/pages/compare';
import {accessLog} from '#src/content/pictures/security';
import {versions} from '#src/content/pricing/plans';
import {planFeatures} from '#src/content/product/plan-features';
import {quietHours} from '#src/content/product/rules';
import {alder, cartWorkflow} from '#src/content/world/alder-and-oat';
import {astley} from '#src/content/world/astley';
import {clearwater} from '#src/content/world/clearwater';
import {firms} from '#src/content/world/firms';
import {night, northfield} from '#src/content/world/northfield';
import {quoteWorkflow, tessaro} from '#src/content/world/tessaro';
import {acted, called} from '#src/content/world/write';
import {threads} from '#src/world/app';
import {abovePlan, recordProblems, sharedNames} from '#src/world/check';
import {describeBoard, describeConversation} from '#src/world/describe';
import {foldContact, withEntries} from '#src/world/fold';
import {hourText, timeText} from '#src/world/moment';
import {initialsOf, phonePicture} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import type {Contact, Entry, Firm, Moment, Workflow} from '#src/world/types';
import {board, day, quietDays, toDate} from '#src/world/views';
import {textsOf} from '../support/copy';
import {findPlaces, listFiles, readText} from '../support/source-tree';

const usersOf = ({plan}: Firm): number => versions.find(({name}) => name === plan)?.home.limits.users ?? 0;
const problems = (firm: Firm): string[] => recordProblems(firm, quietHours, usersOf(firm));
const slugOf = (name: string): string => (name.split(/ (?!&)/)[0] ?? '').toLowerCase();
const workflowOf = (firm: Firm, title: string): Workflow => {
  const workflow = firm.workflows?.[title];
  if (!workflow) throw new Error(`No ${title}`);
  return workflow;
};
const cart = workflowOf(alder, cartWorkflow);
const quote = workflowOf(tessaro, quoteWorkflow);

test.each(firms.map((firm) => [firm.name, firm] as const))('the record of %s has nothing that cannot be', (_, firm) => {
  expect(problems(firm)).toEqual([]);
});

test('a name is one person: in one firm, and once', () => {
  // A speaker can be in the customer’s own record, too.
  const quoted = customers
    .filter(({firm, speaker}) => !Object.values(firm.staff).some(({name}) => name === speaker.name))
    .map(({speaker}) => speaker);
  const owners = Object.fromEntries([...people, ...quoted].map(({name}) => [name, 'ours or a customer we quote']));
  expect(sharedNames(firms, owners)).toEqual([]);
});

test.each([
  ['Tomas Whitlock', 'TW'],
  ['Crew 1', 'C1'],
  ['Vela & Thorn', 'VT'],
  ['محمد الأنصاري', 'ما'],
  ['張偉', '張'],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('an earlier moment of a contact is a part of a later one', () => {
  for (const firm of firms) {
    for (const [id, contact] of Object.entries(firm.contacts)) {
      for (const [at] of contact.log) {
        const {log} = foldContact(id, contact, at);
        expect(contact.log.slice(0, log.length)).toEqual(log);
      }
    }
  }
});

test('the sentences of a label end once, in front of the next speaker, too', () => {
  const faults = firms.flatMap((firm) =>
    Object.entries(firm.contacts).flatMap(([id, {name}]) => {
      const label = describeConversation(firm, id, '2023-01-01T00:00', '2025-12-31T00:00').trim();
      const speaker = new RegExp(`[^.!?”] (?:${RegExp.escape(firm.name)}|${RegExp.escape(name)}): “`);
      return !/[.!?]”?$/.test(label) || label.includes('”.') || speaker.test(label) ? [label] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('a label says when the first line was written, however early it starts to look', () => {
  const {log} = northfield.contacts['grace']!;
  expect(describeConversation(northfield, 'grace', '2000-01-01T00:00', log.at(-1)![0])).toMatch(
    /^Grace Obi and Northfield Motors, Saturday, April 19, \d+:\d\d PM\./,
  );
});

describe('what cannot be is named, with its cure', () => {
  const from = (log: readonly Entry[], more: Partial<Contact> = {}): Firm => ({
    ...northfield,
    tallies: [],
    contacts: {ada: {name: 'Ada Finch', log, ...more}},
  });
  const noon: Moment = '2025-06-10T12:00';
  const drive = (at: Moment, start: Moment, who = 'daniel'): Entry => [
    at,
    {kind: 'books', what: 'Test drive', start, minutes: 45, with: who},
  ];
  const text = (at: Moment): Entry => [at, {kind: 'says', from: 'us', via: 'Text', text: 'Hello.'}];
  const week = northfield.tallies.find(({days, parts}) => days === 7 && parts)!;

  test.each<[string, Firm, RegExp]>([
    [
      'an entry out of order',
      from([text(noon), text('2025-06-10T11:00')]),
      /^Northfield Motors, Ada Finch, says at 2025-06-10T11:00: it stands below .* Move the line/,
    ],
    ['a time that cannot be', from([text('2025-06-31T12:00')]), /says at 2025-06-31T12:00: there is no such time/],
    ['an hour that cannot be', from([text('2025-06-10T25:00')]), /there is no such time/],
    ['an unknown stage', from([[noon, {kind: 'moves', to: 'Tested'}]]), /no stage “Tested”. Use one of New lead, /],
    ['a visit in the past', from([drive(noon, '2025-06-10T11:00')]), /books 2025-06-10T11:00, which is past/],
    ['an unknown colleague', from([drive(noon, '2025-06-11T11:00', 'dan')]), /“dan” is not in `staff`/],
    ['a confirmation of nothing', from([[noon, {kind: 'confirms'}]]), /nothing is booked before it/],
    [
      'a confirmation after the visit',
      from([drive('2025-06-09T09:00', '2025-06-10T09:00'), [noon, {kind: 'confirms'}]]),
      /confirms at 2025-06-10T12:00: the visit began at 2025-06-10T09:00/,
    ],
    [
      'an invoice with an older number',
      from([
        ['2025-06-09T09:00', {kind: 'bills', number: '12', amount: 5, what: 'Wax'}],
        [noon, {kind: 'bills', number: '12', amount: 5, what: 'Wax'}],
      ]),
      /bills at 2025-06-10T12:00: invoice 12 is newer than 12. Give it a higher number/,
    ],
    [
      'a payment without its invoice',
      from([[noon, {kind: 'pays', amount: 5, what: 'Invoice', number: '7'}]]),
      /isn’t billed/,
    ],
    ['a text at night', from([text('2025-06-10T22:00')]), /texts wait at night/],
    [
      'keys handed over after closing',
      {...from([acted('2025-06-12T18:30', 'Keys handed over', 'Pickup, leased')]), hours: northfield.hours},
      /notes at 2025-06-12T18:30: 2025-06-12T18:30 is outside the hours, Mon to Fri, 9 AM to 6 PM; Sat, 9 AM to 2 PM/,
    ],
    [
      'a visit on a day that the week leaves out',
      {...from([drive('2025-06-09T09:00', '2025-06-11T11:00')]), hours: {Mon: [9, 18], Thu: [9, 18]}},
      /books at 2025-06-09T09:00: 2025-06-11T11:00 is outside the hours, Mon, 9 AM to 6 PM; Thu, 9 AM to 6 PM/,
    ],
    [
      'a story that came out before what it measures',
      {...from([]), story: {start: '2024-02-19', live: '2024-03-04', measured: '2026-02-16', published: '2025-03-18'}},
      /story: .*2026-02-16, 2025-03-18 are not in order/,
    ],
    [
      'a firm at work before it starts',
      {
        ...from([text('2025-06-12T09:00')]),
        story: {start: '2025-09-15', live: '2025-09-29', measured: '2025-10-01', published: '2025-10-28'},
      },
      /says at 2025-06-12T09:00: the firm starts on 2025-09-15/,
    ],
    [
      'a wait of an hour after a trigger that takes an hour',
      {
        ...alder,
        workflows: {
          [cartWorkflow]: {
            ...cart,
            steps: [cart.steps[0], {icon: 'clock', title: 'Wait one hour', minutes: 60}, ...cart.steps.slice(1)],
          },
        },
      },
      /its waits take 120 minutes, and it writes after 60/,
    ],
    [
      'a message on a day that its workflow doesn’t have',
      {...tessaro, workflows: {[quoteWorkflow]: {...quote, writes: [1, 2 * 1440]}}},
      /Adele Marchetti, says at 2025-06-09T16:02: “Kitchen quote follow-up” has no message then/,
    ],
    [
      'a message of a workflow that nothing started',
      {...tessaro, workflows: {[quoteWorkflow]: {...quote, starts: 'Won'}}},
      /nothing starts “Kitchen quote follow-up” before it/,
    ],
    ['an owner who isn’t there', from([], {deal: {title: 'Van', value: 1, owner: 'ina'}}), /owner “ina” is not in/],
    [
      'two visits at a time',
      {
        ...northfield,
        tallies: [],
        contacts: {
          ada: {name: 'Ada Finch', log: [drive(noon, '2025-06-11T11:00')]},
          bo: {name: 'Bo Lind', log: [drive(noon, '2025-06-11T11:30')]},
        },
      },
      /Bo Lind, books 2025-06-11T11:30: Ada Finch is with daniel/,
    ],
    [
      'a dentist at two chairs',
      {
        ...northfield,
        tallies: [],
        staff: {chair1: {name: 'Chair 1', role: 'Dr. Roth'}, chair2: {name: 'Chair 2', role: 'Dr. Roth'}},
        contacts: {
          ada: {name: 'Ada Finch', log: [drive(noon, '2025-06-11T11:00', 'chair1')]},
          bo: {name: 'Bo Lind', log: [drive(noon, '2025-06-11T11:30', 'chair2')]},
        },
      },
      /Bo Lind, books 2025-06-11T11:30: Ada Finch is with Dr. Roth/,
    ],
    [
      'sources that don’t add up',
      {...northfield, tallies: [{...week, parts: {leads: {Website: 1}}}]},
      /the parts of “leads” add up to 1, not/,
    ],
    [
      'more named leads than there were',
      {...northfield, tallies: [{...week, counts: {leads: 3}, parts: {}}]},
      /contacts with a name are among its 3 “leads”/,
    ],
    [
      'days that don’t make the week',
      {...northfield, tallies: [...northfield.tallies, {from: '2025-06-10', days: 1, counts: {'Test drives': 9}}]},
      /its days have 18 “Test drives”, not 9/,
    ],
    [
      'a day that is missing in a week',
      {...northfield, tallies: northfield.tallies.filter(({days, from}) => days > 1 || from !== '2025-06-15')},
      /“Test drives” has 6 of its 7 days. Add the others/,
    ],
    [
      'a call after closing',
      {...from([called('2025-06-07T15:20', 'Daniel, 6 min')]), hours: northfield.hours},
      /notes at 2025-06-07T15:20: 2025-06-07T15:20 is outside the hours/,
    ],
    [
      'a workflow that writes before the firm is live',
      {...northfield, story: {...northfield.story!, live: '2025-04-21'}},
      /Grace Obi, says at 2025-04-19T21:52: .* is live on 2025-04-21/,
    ],
    ['more people than the plan has', {...northfield, plan: 'Solo'}, /is on Solo with \d users?, and `staff` has 5/],
    [
      'a payment of another amount',
      from([
        ['2025-06-09T09:00', {kind: 'bills', number: '12', amount: 480, what: 'Wax'}],
        [noon, {kind: 'pays', amount: 420, what: 'Invoice', number: '12'}],
      ]),
      /invoice 12 is 480, not 420/,
    ],
    [
      'a message from nobody',
      from([[noon, {kind: 'says', from: 'us', via: 'Text', text: 'Hi.', by: 'Danial'}]]),
      /“Danial” is nobody in `staff`/,
    ],
    [
      'a date on another weekday',
      from([[noon, {kind: 'says', from: 'us', via: 'Text', text: 'Booked: Friday, June 12 at 10:30 AM.'}]]),
      /Friday, June 12 is a Thursday/,
    ],
    [
      'another time than they asked for',
      from([
        ['2025-06-10T11:58', {kind: 'says', from: 'them', via: 'Text', text: 'Thursday 10:30 works.'}],
        drive(noon, '2025-06-12T11:30'),
      ]),
      /it books 2025-06-12T11:30, and they wrote “Thursday 10:30 works.”/,
    ],
  ])('%s', (_, firm, message) => {
    expect(problems(firm).join('\n')).toMatch(message);
  });

  test.each<[string, () => unknown, string]>([
    [
      'a contact who isn’t there yet',
      () => shot(northfield, '2025-06-01T09:00', [{pane: 'activity', of: 'tomas'}]),
      'nothing about “tomas” at 2025-06-01T09:00',
    ],
    [
      'a day without appointments',
      () => shot(northfield, '2025-06-08T09:00', [{pane: 'day', date: '2025-06-08', hours: [8, 18]}]),
      'no appointment on 2025-06-08',
    ],
    [
      'a conversation of another day',
      () => phonePicture(northfield, 'tomas', '2025-06-10T09:00', '2025-06-10T10:00'),
      'no line with “tomas” from 2025-06-10T09:00',
    ],
  ])('a picture of %s', (_, draw, message) => {
    expect(draw).toThrow(`Northfield Motors has ${message}`);
  });

  test('an impossible time is the only problem of its entry', () => {
    expect(problems(from([text('2025-06-10T12:75'), text('2025-06-10T13:00')]))).toHaveLength(1);
  });

  test('a name that is used twice', () => {
    const twin: Firm = {...northfield, name: 'Lakeside Autos', staff: {}, contacts: {t: northfield.contacts['tomas']!}};
    expect(sharedNames([northfield, twin])).toEqual([
      'Lakeside Autos, Tomas Whitlock: Northfield Motors has someone of this name. Choose another name, or keep one of the two.',
    ]);
  });
});

describe('the night of Northfield Motors', () => {
  test('one card moves, and nothing else changes', () => {
    const [before, after] = [night.replied, night.moved].map((at) => board(northfield, at));
    expect(before?.columns.map(({count}) => count)).toEqual([42, 17, 8, 6]);
    expect(after?.columns.map(({count}) => count)).toEqual([42, 16, 9, 6]);
    expect(after?.value).toBe(before?.value);
  });

  test('its Thursday has seven appointments', () => {
    const {visits, confirmed, paid} = day(northfield, '2025-06-12', '2025-06-12T09:00');
    expect([visits.length, confirmed, paid]).toEqual([7, 6, 1085]);
  });

  test('its weeks are those of the customer page, and the best is the last', () => {
    expect(weeklyDrives).toEqual([5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 9, 12, 16]);
    expect(toDate(northfield, 'Test drives', storyWeek.from, 7).at(-1)).toBe(storyWeek.booked);
    const rows = northfieldMotorsPage.outcome.rows;
    const share = `${Math.round((100 * storyMonth.shown) / storyMonth.leads)}%`;
    expect(rows.find(({label}) => label.startsWith('Inquiries'))?.after).toBe(share);
    expect(rows.find(({label}) => label.includes('reply'))).toMatchObject(firstReply);
  });

  test('the stage Booked is called what it counts: it has more than test drives', () => {
    const stage = board(northfield, '2025-06-10T09:00').columns.find(({name}) => name === 'Booked');
    expect([stage?.count, stage?.deals.map(({contact}) => contact.deal?.title)]).toEqual([
      9,
      expect.arrayContaining(['Lease return, 2023', 'Service plan, 2 years']),
    ]);
    expect(textsOf(homeClients).join(' ')).toContain('on Tuesday with nine booked on the board');
    expect(leadEvent.analytics.items.at(-1)).toEqual({label: 'Booked on the board', value: '9', before: '8'});
    expect(
      textsOf([leadEvent, homeClients, homeProof]).filter((text) => /test drives\b.* on the board/.test(text)),
    ).toEqual([]);
  });

  test('midnight is 12 AM', () => {
    expect([0, 1, 12, 23, 24, 25].map(hourText)).toEqual(['12 AM', '1 AM', '12 PM', '11 PM', '12 AM', '1 AM']);
  });

  test('what is added to the log changes the views', () => {
    const answer = [night.moved, {kind: 'says', from: 'us', via: 'Text', text: 'Sure.'}] as const;
    expect(threads(withEntries(northfield, [['ivy', answer]]), night.moved).open).toBe(
      threads(northfield, night.moved).open - 1,
    );
  });
});

test('pages about a firm show nothing that its plan doesn’t have', () => {
  const features = Object.values(planFeatures);
  expect(abovePlan(clearwater, 'Custom roles, Enterprise', features)).toEqual([
    'Clearwater Dental is on Pro, and “Granular permissions” starts with Enterprise. Leave it out, or change the plan.',
  ]);
  const byName = new Map(firms.map((firm) => [firm.name, firm]));
  const files = listFiles(['src/content/pictures', 'src/content/case-studies', 'src/content/customers'], ['.ts']);
  const found = files.flatMap((file) => {
    const text = readText(file);
    const about = [...byName].filter(([name]) => text.includes(name) || text.includes(`world/${slugOf(name)}'`));
    const [, only] = about.length === 1 ? (about[0] ?? []) : [];
    return only === undefined ? [] : abovePlan(only, text, features).map((problem) => `${file}: ${problem}`);
  });
  expect(found).toEqual([]);
});

/** Stages of all firms whose cards have nothing in common but the stage, by what pages might count them as. */
const things = 'test drives|showings|visits|appointments|quotes|offers|renewals|policies|proposals|orders|calls';

test('pages count the cards of a board as deals or by their stage, not as something that they hold', () => {
  const counted = new RegExp(`\\b(?:${things})\\b(?: booked)? (?:on the|on its|in the) (?:board|pipeline)\\b`, 'gi');
  const files = listFiles(['src/content', 'docs', 'blog', 'changelog'], ['.ts', '.mdx']);
  expect(findPlaces(files, counted, 'Call it by its stage, such as “booked on the board”.')).toEqual([]);
  const labeled = new RegExp(
    `label: '(?:${things})[^'\n]*', value: (?:\\w+\\()?(?:columns|boards?\\b|booked\\b)`,
    'gi',
  );
  expect(findPlaces(files, labeled, 'Name the stage whose cards it counts.')).toEqual([]);
});

describe('Northfield Motors exists once', () => {
  const known = new Set(
    firms.flatMap(({contacts, staff}) => [...Object.values(contacts), ...Object.values(staff)]).map(({name}) => name),
  );
  /** Someone at a firm that has no record, in a trade that Northfield isn’t in. */
  const others = ['New lead', 'New booking', 'Martha Dunn', 'Hattie Roe'];

  test('integrations show people of its record, or nobody', () => {
    const heroes = integrationsPage.tools.items.map(({hero}) => hero.ours.name);
    expect(heroes).toHaveLength(12);
    expect(heroes.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
  });

  test('panels and pages read names from a record', () => {
    const people = [...Object.values(northfield.contacts), ...Object.values(northfield.staff)];
    const full = people.map(({name}) => name).filter((name) => name.includes(' '));
    const typed = findPlaces(
      listFiles(['src/content/integrations/pages', 'src/content/pictures'], ['.ts']),
      new RegExp(`'[^'\n]*\\b(?:${full.map(RegExp.escape).join('|')})\\b[^'\n]*'`, 'g'),
      'Read it from the record, as `team` and `tomas` of content/lead/moments.ts do.',
    );
    expect(typed).toEqual([]);
  });

  test('/compare and /security name only its people', () => {
    const {sheet, record} = comparePage.monday;
    const {name, log} = northfield.contacts['paula'] ?? {name: '', log: []};
    expect([record.name, ...sheet.rows.map(([who]) => who)].filter((who) => !known.has(who ?? ''))).toEqual([]);
    expect(record.name).toBe(name);
    const times = log.map(([at]) => timeText(at));
    expect(record.rows.slice(0, 3).filter(({time}) => !times.includes(time))).toEqual([]);
    const named = textsOf(accessLog.panes).flatMap((text) => text.match(/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu) ?? []);
    expect(named.filter((who) => !known.has(who))).toEqual([]);
  });
});

describe('late deals', () => {
  const at: Moment = '2025-06-12T10:42';
  const lateOf = (firm: Firm, when = at) =>
    board(firm, when).columns.map(({deals}) =>
      deals.map((deal) => [deal.id, quietDays(firm, deal, when)] as const).filter(([, days]) => days > 0),
    );

  test('come first in their stage, the one that is quiet for longest on top', () => {
    expect(lateOf(astley)).toEqual([
      [['weir', 7]],
      [['vane', 9]],
      [
        ['sutter', 10],
        ['mead', 7],
      ],
    ]);
    const quoted = board(astley, at).columns.at(-1)!;
    expect(quoted.deals.slice(0, 3).map(({id}) => id)).toEqual(['sutter', 'mead', 'bellweather']);
  });

  test('are late on the day after their stage allows', () => {
    expect(lateOf(astley, '2025-06-11T10:42').flat()).toEqual([
      ['sutter', 9],
      ['mead', 6],
    ]);
  });

  test('an entry, an appointment or a date ahead ends it', () => {
    const more: Entry[] = [
      [at, {kind: 'notes', icon: 'phone', title: 'Call', text: 'They decide on Monday'}],
      ['2025-06-02T10:00', {kind: 'books', what: 'Visit', start: '2025-06-13T10:00', minutes: 60, with: 'kofi'}],
      ['2025-06-02T10:00', {kind: 'due', what: 'Decision', on: '2025-06-16'}],
    ];
    for (const entry of more) expect(lateOf(withEntries(astley, [['sutter', entry]])).at(-1)).toEqual([['mead', 7]]);
    const past: Entry = ['2025-06-02T10:00', {kind: 'due', what: 'Decision', on: '2025-06-11'}];
    expect(lateOf(withEntries(astley, [['sutter', past]])).at(-1)).toHaveLength(2);
  });

  test('the label of a board names them', () => {
    expect(describeBoard(astley, at)).toMatch(
      / Late: Weir Logistics, 7 days quiet; Vane Paper, 9 days quiet; Sutter Freight, 10 days quiet; Mead Ports, 7 days quiet\.$/,
    );
    expect(describeBoard(northfield, night.moved)).not.toContain('Late');
  });
});

describe('nothing contradicts the record', () => {
  const files = listFiles(['src/content', 'docs', 'blog', 'changelog'], ['.ts', '.mdx', '.yaml']);
  const wrong: [string, RegExp][] = [
    ['another price', /Ridgeback(?: XL)?,? \$(?!46,900)[\d,]+/g],
    ['another night', /\b(?:Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:at )?11:4[0-3]/g],
    ['another way to confirm, or to take a time from the waitlist', /\breply (?:C|Y|YES)\b/gi],
    ['a frequency that subscriptions don’t have', /\bevery (?:4|four) weeks\b|change the grind/gi],
    ['another stage', /Northfield Motors uses (?!three: New lead, Qualified and Booked)\w+: [^.]*\bNew lead/g],
  ];

  test.each(wrong)('%s', (_name, pattern) => {
    expect(findPlaces(files, pattern, 'Read src/content/world/northfield.ts.')).toEqual([]);
  });
});
