import {company} from '#src/content/company/company';
import {parseInstant} from '#src/contracts/booking';
import {readFields} from '#src/contracts/fields';
import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import type {Channel} from '../delivery/outbox/delivery';
import {describeTime, mailto} from '../delivery/renderers/team-mail';
import {handleAndLog, type Handled} from '../http/handle-and-log';
import {type Html, html, htmlPage} from '../http/html';
import {type HtmlPage, htmlResponse} from '../http/responses';
import {findSite} from '../http/site';
import {readSubmission} from '../http/submission';
import type {Caller, PipelinePorts} from '../leads/endpoint';
import type {StoredLead} from '../leads/select-leads';
import {revokedJob, type TeamAct, teamActs, teamLinkDays, teamPath} from '../leads/team-link';
import type {BookingRecord} from '../scheduling/booking-record';
import type {BookingStore} from '../scheduling/booking-store';
import {describeWhen} from '../scheduling/describe-when';
import {findHost} from '../scheduling/hosts';
import {secretsOf, unsignedReason} from '../security/secrets';
import {readToken} from '../security/token';
import type {Environment} from '../setup/environment';
import {act, findPerson, findRecord, isAddressOf, listActs, type TeamRecord} from './team-acts';
import {problems, refuse} from './team-problems';
import {describeAct, describeResult} from './team-texts';

const leadNames: Readonly<Record<StoredLead['kind'], string>> = {
  message: 'Message',
  trial: 'Trial request',
  request: 'Demo request',
  subscriber: 'Newsletter sign-up',
  booking: 'Demo',
};

const stateTitles: Readonly<Record<string, string>> = {
  received: 'Message',
  held: 'Message held as possible spam',
  released: 'Released message',
  erased: 'Erased message',
  booked: 'Booked demo',
  cancelled: 'Canceled demo',
};

function titleOf(record: TeamRecord): string {
  if (record.kind === 'report') return record.held === 1 ? '1 held message' : `${record.held} held messages`;
  if (record.kind === 'lead' && record.lead.kind === 'request') {
    if (record.booking !== undefined) return 'Demo request, booked';
    return (
      {answered: 'Demo request, declined', held: 'Demo request held as possible spam'}[record.lead.state] ??
      'Open demo request'
    );
  }
  return stateTitles[record.kind === 'lead' ? record.lead.state : record.booking.state] ?? '';
}

function describeDemo({start, end, host: id}: BookingRecord): [label: string, value: string][] {
  const host = findHost(id);
  const {date, year, time, zoneName} = describeWhen(start, end, host.zone);
  return [
    ['When', `${date}, ${year}, ${time} ${zoneName}`],
    ['Host', host.name],
  ];
}

/** What the team needs to know about a lead, and what it wrote. */
function renderRecord(record: TeamRecord): Html {
  if (record.kind === 'report') return html`<p>The messages that the email listed and that are still held.</p>`;
  const isLead = record.kind === 'lead';
  const {id, name, email, company} = isLead ? record.lead : record.booking;
  const text = isLead ? record.lead.text : record.booking.topic;
  const {booking} = record;
  const wish = isLead ? record.lead.startsAt : null;
  const facts: [label: string, value: string | null][] = [
    ['Name', name],
    ['Email', email],
    ['Company', company],
    ['Wants', wish && describeTime(wish)],
    ...(booking === undefined ? [] : describeDemo(booking)),
    ['Received', isLead ? describeTime(record.lead.at) : null],
    ['Held for', isLead ? record.lead.heldFor : null],
    ['Record', id],
  ];
  const rows = facts
    .filter(([, value]) => value)
    .map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd>${value ?? ''}</dd>`,
    );
  return html`<section class="fn-record">
    <dl>${rows}</dl>
    ${text ? html`<blockquote>${text}</blockquote>` : html``}
  </section>`;
}

/** A button that posts an act. */
const renderButton = (act: TeamAct, token: string, label: string, more: Html = html``): Html =>
  html`<form method="post" action="${teamPath}">
    <input type="hidden" name="token" value="${token}" />
    <input type="hidden" name="act" value="${act}" />
    ${more}
    <button type="submit" class="fn-button fn-quiet">${label}</button>
  </form>`;

/** Other open times for a request or a demo: a button for each; for a request, a draft that suggests them to the visitor. */
function renderOthers(record: Exclude<TeamRecord, {kind: 'report'}>, times: readonly string[], token: string): Html {
  const isLead = record.kind === 'lead';
  const [startsAt, act] = isLead
    ? ([record.lead.startsAt, 'book'] as const)
    : ([record.booking.start, 'move'] as const);
  const {zone, email} = isLead ? record.lead : record.booking;
  const after = times.filter((time) => startsAt === null || new Date(time) > startsAt);
  const next = (after.length > 0 ? after : times).slice(0, 3);
  const say = (time: string, at?: string) => describeTime(new Date(time), at);
  const body = [
    `The time you asked for isn’t free${startsAt === null ? '' : ` (${describeTime(startsAt, zone ?? undefined)})`}.`,
    'Would one of these work for you?',
    next.map((time) => `- ${say(time, zone ?? undefined)}`).join('\n'),
  ].join('\n\n');
  const draft = `${mailto(email)}?${new URLSearchParams({subject: `Your ${company.name} demo`, body}).toString().replaceAll('+', '%20')}`;
  const label = isLead ? 'Book' : 'Move to';
  return html`<section class="fn-act">
    <p>
      ${isLead ? 'Other open times. A button books that time; the last one opens a draft that suggests all of them.' : 'The next open times. A button moves the demo, and both sides get the new invitation.'}
    </p>
    ${next.map((time) => renderButton(act, token, `${label} ${say(time)}`, html`<input type="hidden" name="start" value="${time}" />`))}
    ${isLead ? html`<p class="fn-other"><a class="fn-button fn-quiet" href="${draft}">Suggest Another Time</a></p>` : html``}
  </section>`;
}

/** What erasing takes with it, and a field for the address, so that a scanner or one press erases no one. */
const renderErasure = (going: readonly StoredLead[]): Html =>
  html`<ul>
      ${going.map(
        ({kind, at, startsAt}) =>
          html`<li>
            ${leadNames[kind]}${startsAt === null ? '' : ` for ${describeTime(startsAt)}`}, received ${describeTime(at)}
          </li>`,
      )}
    </ul>
    <div class="fn-field">
      <label for="address">Type the address to erase it</label>
      <input class="fn-input" id="address" name="address" autocomplete="off" required />
    </div>`;

/** One act with its button. */
function renderAct(act: TeamAct, record: TeamRecord, token: string, going: readonly StoredLead[]): Html {
  const {label, text, isDanger = false} = describeAct(act, record);
  return html`<section class="fn-act">
    <p id="${act}">${text}</p>
    <form method="post" action="${teamPath}">
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="act" value="${act}" />
      ${act === 'erase' ? renderErasure(going) : html``}
      <button type="submit" aria-describedby="${act}" class="${isDanger ? 'fn-button fn-danger' : 'fn-button'}">
        ${label}
      </button>
    </form>
  </section>`;
}

type TeamPage = {
  /** Without one: it is deleted. */
  record: TeamRecord | undefined;
  token: string;
  acts: readonly TeamAct[];
  /** The act that the link is for. */
  chosen?: TeamAct | undefined;
  /** What was just done. */
  result?: string;
  /** Open times, for a request. */
  times?: readonly string[] | undefined;
  /** Everything from the same person, which erasing takes. */
  going?: readonly StoredLead[];
};

/** The page behind the links in emails to the team. GET changes nothing; its buttons do. */
function teamPage({record, token, acts, chosen, result, times = [], going = []}: TeamPage): HtmlPage {
  const title = record === undefined ? 'Nothing left to do' : titleOf(record);
  const isChosen = chosen !== undefined && acts.includes(chosen);
  const shown = isChosen ? [chosen] : acts;
  // The other times are below the button that books the wished one; a demo's are where it moves.
  const renderOne = (act: TeamAct, of: TeamRecord) => [
    ...(act === 'move' ? [] : [renderAct(act, of, token, going)]),
    ...((act === 'book' || act === 'move') && of.kind !== 'report' && times.length > 0
      ? [renderOthers(of, times, token)]
      : []),
  ];
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${result === undefined ? html`` : html`<p class="fn-done" role="status">${result}</p>`}
      ${record === undefined ? html`` : html`${renderRecord(record)} ${shown.flatMap((act) => renderOne(act, record))}`}
      ${isChosen ? html`<p class="fn-other"><a href="${teamPath}?token=${token}">Other actions</a></p>` : html``}`,
  );
}

export type TeamPorts = PipelinePorts & {
  store: Pick<BookingStore, 'book' | 'listTimes' | 'move'>;
  purgeTimes: (requestId: string) => Promise<void>;
  connect: () => Promise<Sql>;
  channels: readonly Channel[];
  environment: Pick<Environment, 'oldSecrets' | 'siteUrl'>;
  /** Database timeout in milliseconds. */
  timeout?: number;
};

/** Acts that open or take times. */
const timeActs: readonly TeamAct[] = ['book', 'move', 'cancel', 'cancel-quietly', 'erase'];

/** Shows the record of a link, or what there is to say instead. */
async function show(
  {store}: Pick<TeamPorts, 'store'>,
  [id, at]: readonly [id: string, at: Date],
  {status = 200, ...page}: Omit<TeamPage, 'acts'> & {status?: number},
): Promise<Handled> {
  const acts = page.record === undefined ? [] : listActs(page.record, at);
  // A link to another act shows that act alone.
  const isTimed = acts.some((act) => (act === 'book' || act === 'move') && act === (page.chosen ?? act));
  const listed = isTimed ? await store.listTimes(at) : undefined;
  const times = listed?.kind === 'times' ? listed.availability.times : [];
  return {response: htmlResponse(status, teamPage({...page, acts, times})), outcome: 'shown', lead: id};
}

/** @param fields The query of a visit, or the fields that a button posts. */
async function handleLink(
  request: Request,
  fields: {get: (name: string) => unknown},
  caller: Caller,
  ports: TeamPorts,
): Promise<Handled> {
  const {environment, clock, connect, timeout, outbox} = ports;
  const {appSecret: secret} = environment;
  const code = unsignedReason(environment) ?? '';
  if (secret === undefined) return {...(await refuse(request, problems.closed)), code};
  const [token, at] = [String(fields.get('token')), clock()];
  const read = readToken('team', token, secretsOf(environment), at);
  if (!read.ok) return refuse(request, problems[read.reason === 'broken' ? 'brokenToken' : 'expired']);
  const [id, query] = [read.subject, createSafeQuery(connect, timeout)];
  const chosen = teamActs.find((each) => each === fields.get('act'));
  const made = (read.expires?.getTime() ?? 0) - teamLinkDays * 24 * 60 * 60_000;
  const outcome = await query(async (sql) => {
    const [revoked] = await sql<{at: Date | string}>`select finished_at as at from job_runs where job = ${revokedJob}`;
    if (revoked !== undefined && made < new Date(revoked.at).getTime()) return {kind: 'revoked'} as const;
    const record = await findRecord(sql, id);
    const isPossible = record !== undefined && chosen !== undefined && listActs(record, at).includes(chosen);
    const going = record === undefined ? [] : await findPerson(sql, record);
    if (request.method !== 'POST' || !isPossible) return {kind: 'seen', record, going} as const;
    // One press, or a scanner's, erases no one.
    if (chosen === 'erase' && !isAddressOf(record, fields.get('address')))
      return {kind: 'asked', record, going} as const;
    const start = parseInstant(fields.get('start'));
    // A start that can't be read must not fall back to the requested time.
    if (start === undefined && (chosen === 'move' || (fields.get('start') ?? '') !== ''))
      return {kind: 'seen', record, going} as const;
    const acted = await act(sql, id, record, chosen, {
      ...ports,
      at,
      site: findSite(request, environment),
      secret,
      start,
    });
    const after = await findRecord(sql, id);
    return {kind: 'acted', acted, wanted: chosen, before: record, record: after, going} as const;
  });
  if (outcome.kind === 'unavailable') return {...(await refuse(request, problems.unavailable)), code: outcome.code};
  if (outcome.kind === 'revoked') return refuse(request, problems.expired);
  const {record, going} = outcome;
  if (outcome.kind === 'acted') {
    const {deliveries, changed: count} = outcome.acted;
    caller.defer(outbox.deliver(deliveries, caller.requestId));
    if (timeActs.includes(outcome.wanted)) caller.defer(ports.purgeTimes(caller.requestId));
    const result = describeResult(outcome.wanted, outcome.before, outcome.acted);
    const status = outcome.acted.isTaken ? 409 : 200;
    const shown = await show(ports, [id, at], {record, token, going, result, status});
    return {...shown, outcome: outcome.acted.isTaken ? 'taken' : outcome.wanted, count};
  }
  if (outcome.kind === 'asked') {
    const result = 'Nothing was erased: type the address of this person first.';
    return {...(await show(ports, [id, at], {record, token, chosen, going, result, status: 422})), outcome: 'asked'};
  }
  if (request.method === 'POST') {
    const result = 'Nothing was changed: this is no longer possible.';
    return {...(await show(ports, [id, at], {record, token, going, result, status: 409})), outcome: 'stale'};
  }
  if (record !== undefined) return show(ports, [id, at], {record, token, chosen, going});
  const result = 'It was released, discarded or erased, or its retention period is over.';
  return {...(await show(ports, [id, at], {record, token, result, status: 410})), outcome: 'gone'};
}

async function handle(request: Request, caller: Caller, ports: TeamPorts): Promise<Handled> {
  const {method} = request;
  if (method === 'GET' || method === 'HEAD')
    return handleLink(request, new URL(request.url).searchParams, caller, ports);
  if (method !== 'POST') return refuse(request, problems.method);
  const posted = await readSubmission(request);
  if (!posted.ok) return refuse(request, problems[posted.reason]);
  return handleLink(request, readFields(posted.submission.values), caller, ports);
}

/** Responds to `/api/team` as `functions/guides/messages.md` lists. It does not throw. */
export const handleTeam = (request: Request, caller: Caller, ports: TeamPorts): Promise<Response> =>
  handleAndLog(
    {...ports, event: 'team', requestId: caller.requestId},
    () => handle(request, caller, ports),
    (reason) => refuse(request, problems[reason]),
  );
