import {useDatabase} from '../support/database/use-database';

import {globSync, readFileSync, writeFileSync} from 'node:fs';

/* The diagram in functions/README.md, drawn from the migrated database and the statements. `-u` writes it. */

const {query} = useDatabase();

const areas: Readonly<Record<string, readonly string[]>> = {
  'Messages and requests': ['contact_messages'],
  Booking: ['bookings', 'booking_cells', 'booking_blocks', 'host_calendars'],
  Mail: ['outbox'],
  Newsletter: ['subscribers', 'subscriber_events'],
  Counters: ['rate_limits', 'browser_faults', 'page_feedback'],
  Records: ['job_runs', 'erasures'],
};

const sources = globSync('functions/**/*.ts')
  .sort()
  .map((file) => ({
    module: file.replace(/^functions\/|\.ts$/g, ''),
    text: readFileSync(file, 'utf8'),
  }));

/** Module and first group of each match, once. */
const find = (pattern: RegExp) =>
  sources.flatMap(({module, text}) =>
    [...new Set(Array.from(text.matchAll(pattern), ([, first = '', second = '']) => `${first} ${second}`.trim()))].map(
      (found) => ({module, found}),
    ),
  );

const idOf = (name: string) => name.replace(/\W/g, '_');
const table = (name: string, states: readonly string[]) =>
  states.length === 0
    ? [`    ${name}[(${name})]`]
    : [`    subgraph ${name}`, ...states.map((state) => `      ${name}_${state}([${state}])`), '    end'];

async function draw(): Promise<string> {
  const checks = await query<{name: string; check: string}>(
    `select conrelid::regclass::text as name, pg_get_constraintdef(oid) as check from pg_constraint
     where contype = 'c' and conname like '%\\_state\\_check'`,
  );
  const generated = await query<{name: string; check: string}>(
    `select table_name::text as name, generation_expression as check from information_schema.columns
     where table_schema = current_schema() and column_name = 'state' and generation_expression is not null`,
  );
  const states = new Map(
    [...checks, ...generated].map(({name, check}) => [
      name,
      Array.from(check.matchAll(/'(\w+)'/g), ([, one = '']) => one),
    ]),
  );
  const keys = await query<{from: string; to: string}>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' order by 1, 2`,
  );
  const changes = find(/update (\w+) (?:as \w+ )?set (?:[^;`]*?, )?state = '(\w+)'/g);
  const counters = find(/(?:findLimits|addressSubject)\(\s*'([\w-]+)/g);
  return [
    'flowchart LR',
    ...Object.entries(areas).flatMap(([area, names]) => [
      `  subgraph ${idOf(area)}["${area}"]`,
      ...names.flatMap((name) => table(name, states.get(name) ?? [])),
      '  end',
    ]),
    ...keys.map(({from, to}) => `  ${from} -->|row of| ${to}`),
    ...changes.map(({module, found}) => `  ${idOf(module)}["${module}"] --> ${found.replace(' ', '_')}`),
    ...counters.map(({module, found}) => `  ${idOf(module)}["${module}"] -->|${found}| rate_limits`),
  ].join('\n');
}

test('functions/README.md shows each table, its states, what changes them, and the counters', async () => {
  const tables = await query<{name: string}>(
    'select tablename::text as name from pg_tables where schemaname = current_schema() order by 1',
  );
  expect(tables.map(({name}) => name)).toEqual(Object.values(areas).flat().sort());
  const file = 'functions/README.md';
  const [before = '', , after = ''] = readFileSync(file, 'utf8').split(
    /(?<=```mermaid\n)|(?=\n```\n\n<!-- diagram -->)/,
  );
  const drawn = await draw();
  const {snapshotState} = expect.getState() as unknown as {snapshotState: {_updateSnapshot: string}};
  if (snapshotState._updateSnapshot === 'all') writeFileSync(file, before + drawn + after);
  expect(readFileSync(file, 'utf8')).toBe(before + drawn + after);
});
