import type {BookingRecord} from '../scheduling/booking-record';
import {describeWhen} from '../scheduling/describe-when';
import {findHost} from '../scheduling/hosts';
import {describeTime} from '../delivery/renderers/team-mail';
import {html, htmlPage, type Html} from '../http/html';
import type {HtmlPage} from '../http/responses';
import type {StoredLead} from '../leads/select-leads';
import {teamPath, type TeamAct} from '../leads/team-link';
import type {TeamRecord} from './team-acts';
import {describeAct} from './team-texts';

import {company} from '#src/content/company/company';

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
    return record.booking === undefined ? 'Demo request' : 'Demo request, booked';
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
  return html`<section class="record">
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
    <button type="submit">${label}</button>
  </form>`;

/** Other open times for a request: a button for each, and a draft that suggests them to the visitor. */
function renderOthers({lead}: {lead: StoredLead}, times: readonly string[], token: string): Html {
  const {startsAt, zone, email} = lead;
  const after = times.filter((time) => startsAt === null || new Date(time) > startsAt);
  const next = (after.length > 0 ? after : times).slice(0, 3);
  const say = (time: string, at?: string) => describeTime(new Date(time), at);
  const body = [
    `The time you asked for isn’t free${startsAt === null ? '' : ` (${describeTime(startsAt, zone ?? undefined)})`}.`,
    'Would one of these work for you?',
    next.map((time) => `- ${say(time, zone ?? undefined)}`).join('\n'),
  ].join('\n\n');
  const draft = `mailto:${email}?${new URLSearchParams({subject: `Your ${company.name} demo`, body}).toString().replaceAll('+', '%20')}`;
  return html`<section class="act">
    <p>Other open times. A button books that time; the last one opens a draft that suggests all of them.</p>
    ${next.map((time) => renderButton('book', token, `Book ${say(time)}`, html`<input type="hidden" name="start" value="${time}" />`))}
    <p><a class="button quiet" href="${draft}">Suggest Another Time</a></p>
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
    <div class="field">
      <label for="address">Type the address to erase it</label>
      <input id="address" name="address" autocomplete="off" required />
    </div>`;

/** One act with its button. */
function renderAct(act: TeamAct, record: TeamRecord, token: string, going: readonly StoredLead[]): Html {
  const {label, text, isDanger = false} = describeAct(act, record);
  return html`<section class="act">
    <p id="${act}">${text}</p>
    <form method="post" action="${teamPath}">
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="act" value="${act}" />
      ${act === 'erase' ? renderErasure(going) : html``}
      <button type="submit" aria-describedby="${act}" class="${isDanger ? 'danger' : ''}">${label}</button>
    </form>
  </section>`;
}

export type TeamPage = {
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

/** The page behind the links in mails to the team. GET changes nothing; its buttons do. */
export function teamPage({record, token, acts, chosen, result, times = [], going = []}: TeamPage): HtmlPage {
  const title = record === undefined ? 'Nothing left to do' : titleOf(record);
  const isChosen = chosen !== undefined && acts.includes(chosen);
  const shown = isChosen ? [chosen] : acts;
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${result === undefined ? html`` : html`<p class="done" role="status">${result}</p>`}
      ${record === undefined ? html`` : html`${renderRecord(record)} ${shown.map((act) => renderAct(act, record, token, going))}`}
      ${record?.kind === 'lead' && shown.includes('book') && times.length > 0 ? renderOthers(record, times, token) : html``}
      ${isChosen ? html`<p class="other"><a href="${teamPath}?token=${token}">Other actions</a></p>` : html``}`,
  );
}
