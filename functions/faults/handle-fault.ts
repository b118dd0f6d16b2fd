import {faultKinds, faultsPath, isFaultFile, isFaultPage} from '#src/contracts/faults';
import {defineForm} from '#src/contracts/form';
import {countRequest, withinLimits} from '../database/rate-limit';
import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import {jsonResponse} from '../http/responses';
import type {Caller, PipelinePorts, StoreResult} from '../leads/endpoint';
import {handleForm} from '../leads/handle-form';
import {daySeconds} from '../security/rate-subject';
import type {Environment} from '../setup/environment';

import * as v from 'valibot';

type FaultPorts = Omit<PipelinePorts, 'outbox'> & {
  connect: () => Promise<Sql>;
  environment: Pick<Environment, 'faultReports'>;
  /** Database timeout in milliseconds. */
  timeout?: number;
};

const text = (label: string, schema: v.GenericSchema<unknown, string>) => ({label, required: true, schema});

/** A browser's report. The boot script sends only the file: a script that didn't load. */
const faultReport = defineForm({
  ...{name: 'fault', path: faultsPath, pages: ['/'], sentPage: '/', noun: 'report', hasToken: false},
  fields: {
    kind: text('Kind', v.picklist(['', ...faultKinds], 'Send script, error or form.')),
    file: text('File', v.pipe(v.string(), v.check(isFaultFile, 'Send a file of the site.'))),
    page: text(
      'Page',
      v.pipe(
        v.string(),
        v.check((page) => page === '' || isFaultPage(page), 'Send a path.'),
      ),
    ),
  },
});

/** How many different reports a day may have. More than that are likely made up. */
const maxRows = 200;

/** Counts a report in its day, and against its sender. It keeps nothing about a visitor. */
export function handleFault(request: Request, caller: Caller, ports: FaultPorts): Promise<Response> {
  const query = createSafeQuery(ports.connect, ports.timeout);
  const off = {
    status: 404,
    outcome: 'off',
    title: 'Reports are off',
    detail: 'This site keeps no reports of faults.',
  } as const;
  return handleForm(
    faultReport,
    {
      allowances: [{allowed: 10, seconds: daySeconds}],
      closed: () => (ports.environment.faultReports ? undefined : {problem: off, code: 'FAULT_REPORTS'}),
      store: ({id, at, value}, limits) =>
        query((sql) =>
          withinLimits(sql, limits, at, async (): Promise<StoreResult> => {
            const day = sql`${at.toISOString().slice(0, 10)}::date`;
            await sql`
              with added as (
                insert into browser_faults as kept (day, kind, file, page)
                select ${day}, ${value.kind || 'script'}, case when known then ${value.file} else 'other' end,
                  case when known then ${value.page} else '' end
                from (select count(*) < ${maxRows}::int as known from browser_faults where day = ${day}) as so_far
                on conflict (day, kind, file, page) do update set count = kept.count + 1
                returning 1
              ), ${countRequest(sql, limits, at)}
              select 1`;
            return {kind: 'stored', id, deliveries: []};
          }),
        ),
      // A beacon would follow a redirect.
      respond: () => jsonResponse(201, {}),
    },
    request,
    caller,
    {...ports, outbox: {deliver: () => Promise.resolve()}},
  );
}
