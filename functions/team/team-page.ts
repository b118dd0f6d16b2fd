import type {BookingRecord} from '../booking/booking-record';
import {describeWhen} from '../booking/describe-when';
import {findHost} from '../booking/hosts';
import {describeTime} from '../delivery/renderers/team-mail';
import {html, htmlPage, type Html} from '../http/html';
import type {HtmlPage} from '../http/responses';
import {teamPath, type TeamAct} from '../leads/team-link';
import type {TeamRecord} from './team-acts';
import {describeAct} from './team-texts';

const stateTitles: Readonly<Record<string, string>> = {
  received: 'Message',
  held: 'Message held as possible spam',
  released: 'Released message',
  erased: 'Erased message',
  booked: 'Booked demo',
  unconfirmed: 'Unconfirmed demo',
  cancelled: 'Canceled demo',
};

function titleOf(record: TeamRecord): string {
  if (record.kind === 'report') return record.held === 1 ? '1 held message' : `${record.held} held messages`;
  return stateTitles[record.kind === 'lead' ? record.lead.state : record.booking.state] ?? 'Newsletter sign-up';
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
  const facts: [label: string, value: string | null][] = [
    ['Name', name],
    ['Email', email],
    ['Company', company],
    ...(isLead ? [] : describeDemo(record.booking)),
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

/** One act with its button. */
function renderAct(act: TeamAct, record: TeamRecord, token: string): Html {
  const {label, text, isDanger = false} = describeAct(act, record);
  return html`<section class="act">
    <p id="${act}">${text}</p>
    <form method="post" action="${teamPath}">
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="act" value="${act}" />
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
};

/** The page behind the links in mails to the team. GET changes nothing; its buttons do. */
export function teamPage({record, token, acts, chosen, result}: TeamPage): HtmlPage {
  const title = record === undefined ? 'Nothing left to do' : titleOf(record);
  const isChosen = chosen !== undefined && acts.includes(chosen);
  const shown = isChosen ? [chosen] : acts;
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${result === undefined ? html`` : html`<p class="done" role="status">${result}</p>`}
      ${record === undefined ? html`` : html`${renderRecord(record)} ${shown.map((act) => renderAct(act, record, token))}`}
      ${isChosen ? html`<p class="other"><a href="${teamPath}?token=${token}">Other actions</a></p>` : html``}`,
  );
}
