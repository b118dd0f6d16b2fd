import {type Availability, managePath} from '#src/contracts/booking';
import {clock, formatTime} from '#src/contracts/format-time';
import {nameZone} from '#src/contracts/zone-name';
import type {Handled} from '../http/handle-and-log';
import {type Html, html, htmlPage, renderAlert} from '../http/html';
import type {Problem} from '../http/problems/problem';
import {type HtmlPage, htmlResponse, jsonResponse, problemResponse} from '../http/responses';
import type {BookingContext} from '../scheduling/booking-endpoint';
import type {BookingRecord} from '../scheduling/booking-record';
import {type BookingLinks, createLinks, manageToken} from '../scheduling/calendar-links';
import {canUndo} from '../scheduling/change';
import {describeWhen} from '../scheduling/describe-when';
import {findHost, type Host} from '../scheduling/hosts';
import {pageOfTimes, renderPages, renderTimes} from '../scheduling/times-list';

type ManageForms = {
  booking: BookingRecord;
  token: string;
  availability: Availability | undefined;
  /** First instant of the times to show, from the query string. */
  from: string | undefined;
  /** `cancel` shows the confirmation step, `times` expands the list of other times. */
  view: string | undefined;
  problem?: Problem;
};

type Submits = {booking: BookingRecord; token: string; action: 'cancel' | 'move' | 'undo'};

/** Hidden fields of each form. */
const renderHidden = ({booking, token, action}: Submits): Html =>
  html`<input type="hidden" name="token" value="${token}" /><input
      type="hidden"
      name="action"
      value="${action}"
    /><input type="hidden" name="sequence" value="${booking.sequence}" />`;

/** A form that is one button. */
function renderButton(submits: Submits, label: string, className: string): Html {
  return html`<form method="post" action="${managePath}">
    ${renderHidden(submits)}
    <button type="submit" class="${className}">${label}</button>
  </form>`;
}

/** The other times, collapsed by default. */
function renderMove({booking, token, availability, from, view, problem}: ManageForms): Html {
  if (availability === undefined) {
    return html`<p class="fn-other">We can’t load open times right now. Reload this page in 30 seconds.</p>`;
  }
  const page = pageOfTimes(availability.times, from);
  const isOpen = view === 'times' || from !== undefined || problem?.errors?.['start'] !== undefined;
  return html`<details class="fn-move" id="times" ${isOpen ? html` open` : html``}>
    <summary class="fn-fold">Pick another time</summary>
    <p>Times are in ${nameZone(booking.zone, booking.start)}.</p>
    <form method="post" action="${managePath}">
      ${renderHidden({booking, token, action: 'move'})} ${renderTimes(page.times, booking.zone)}
      <button type="submit" class="fn-button">Move Demo</button>
    </form>
    ${renderPages(page, `${managePath}?token=${token}`)}
  </details>`;
}

/** Links to the three open times closest to a demo whose own time was taken. */
function renderNear({start, zone}: BookingRecord, times: readonly string[]): Html {
  const distance = (time: string): number => Math.abs(new Date(time).getTime() - start.getTime());
  const near = [...times]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .sort();
  const items = near.map((time) => {
    const label = formatTime(time, zone, {weekday: 'short', month: 'long', day: 'numeric', ...clock});
    return html`<li>
      <a class="fn-button fn-quiet" href="/demo?start=${time}#book">${label.replace(' at ', ', ')}</a>
    </li>`;
  });
  return items.length === 0
    ? html``
    : html`<ul class="fn-near">
        ${items}
      </ul>`;
}

type DemoCard = {booking: BookingRecord; host: Host};

/** A demo's date and host, as a calendar sheet and as text. */
function renderCard({booking, host}: DemoCard, actions: Html): Html {
  const {start, end, zone, state} = booking;
  const {month, day, weekday, date, time, zoneName} = describeWhen(start, end, zone);
  // A line breaks between date and time only.
  const when = html`<b>${date},</b> <b>${time}</b>`;
  return html`<section class="fn-card">
    <p class="fn-tile" aria-hidden="true"><b>${month}</b><strong>${day}</strong><span>${weekday}</span></p>
    <dl>
      <dt>When</dt>
      <dd>${state !== 'cancelled' ? when : html`<s>${when}</s>`}<span>${zoneName}</span></dd>
      <dt>With</dt>
      <dd>${host.name}<span>By video call</span></dd>
    </dl>
    ${actions}
  </section>`;
}

/** Titles by the `done` query parameter, which a form post redirects to. */
const doneTitles = new Map([
  ['booked', 'Your demo is booked'],
  ['moved', 'Your demo has moved'],
  ['restored', 'Your demo is back on'],
  ['cancelled', 'Your demo is canceled'],
]);

type ManagePage = ManageForms & {
  host: Host;
  links: BookingLinks;
  done: string | undefined;
  /** Its visitor canceled it a short while ago. */
  isUndoable: boolean;
  support: string;
};

function renderBooked(page: ManagePage, address: string): Html {
  const {booking, links, view} = page;
  if (view === 'cancel') {
    return renderCard(
      page,
      html`<p>
          ${page.host.name}’s time opens up again, and someone else can book it. You can undo this until they do.
        </p>
        <div class="fn-actions">
          ${renderButton({booking, token: page.token, action: 'cancel'}, 'Yes, Cancel Demo', 'fn-button fn-danger')}
          <a class="fn-button fn-quiet" href="${address}">Keep It</a>
        </div>`,
    );
  }
  const {google, microsoft365, outlook, apple} = links.calendars;
  const calendars = [
    {label: 'Google', href: google},
    {label: 'Microsoft 365', href: microsoft365},
    {label: 'Outlook.com', href: outlook},
  ];
  return html`${renderCard(
      page,
      html`<div class="fn-actions">
        <a class="fn-button" href="${address}&view=times#times">Reschedule</a>
        <a class="fn-button fn-quiet" href="${address}&view=cancel">Cancel Demo</a>
        <a class="fn-button fn-quiet" href="${links.join}">Join Call</a>
      </div>`,
    )}
    <p class="fn-other">We sent the invitation to ${booking.email}. You can also add the demo to your calendar:</p>
    <ul class="fn-near">
      ${calendars.map(
        ({label, href}) =>
          html`<li>
            <a class="fn-button fn-quiet" href="${href}" rel="noopener" target="_blank"
              >${label}<span class="fn-offscreen"> (opens in a new tab)</span></a
            >
          </li>`,
      )}
      <li><a class="fn-button fn-quiet" href="${apple}">Apple and others</a></li>
    </ul>
    ${renderMove(page)}`;
}

function renderCanceled(page: ManagePage): Html {
  const {booking, token, availability, problem} = page;
  const another = html`<a class="fn-button fn-quiet" href="/demo#book">Book Another Time</a>`;
  if (problem?.outcome === 'taken') {
    return html`${renderCard(
        page,
        html`<p>Closest open times:</p>
          ${renderNear(booking, availability?.times ?? [])}`,
      )}
      <p class="fn-other">${another}</p>`;
  }
  if (!page.isUndoable || problem?.outcome === 'not-undone')
    return renderCard(page, html`<div class="fn-actions">${another}</div>`);
  return renderCard(
    page,
    html`<p>Canceled by mistake? You can undo this within an hour, while the time is still open.</p>
      <div class="fn-actions">${renderButton({booking, token, action: 'undo'}, 'Undo', 'fn-button')} ${another}</div>`,
  );
}

/** What is wrong; the only field is the new time. */
const describeChange = ({detail, errors}: Problem): string => errors?.['start'] ?? detail;

/** The page behind the links in booking mails. GET changes nothing; its buttons do. */
function managePage(page: ManagePage): HtmlPage {
  const {booking, token, done, view, problem, support} = page;
  const isBooked = booking.state === 'booked';
  const plain = isBooked ? (view === 'cancel' ? 'Cancel this demo?' : 'Your demo') : 'Your demo is canceled';
  // Back and reload show an address of an earlier state again.
  const isDone = (done === 'cancelled') !== isBooked;
  const title = problem?.title ?? (view === 'cancel' || !isDone ? plain : (doneTitles.get(done ?? '') ?? plain));
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${problem === undefined ? html`` : renderAlert(describeChange(problem))}
      ${isBooked ? renderBooked(page, `${managePath}?token=${token}`) : renderCanceled(page)}
      <p class="fn-other">Questions? Email <a href="mailto:${support}">${support}</a>.</p>`,
  );
}

/** Shows a booking: JSON for API clients, for browsers a page where it can be changed. */
export async function showBooking(
  context: BookingContext,
  booking: BookingRecord,
  problem?: Problem,
): Promise<Handled> {
  const {request, ports, asPage, site, lookUpTimes} = context;
  const {id, state, start, end, sequence} = booking;
  const outcome = problem?.outcome ?? 'shown';
  if (!asPage) {
    if (problem !== undefined) return {response: problemResponse(problem), outcome};
    return {response: jsonResponse(200, {id, state, start, end, sequence}), outcome};
  }
  const {appSecret, supportMailbox} = ports.environment;
  const host = findHost(booking.host);
  const {searchParams} = new URL(request.url);
  const page = managePage({
    booking,
    host,
    token: manageToken(booking, appSecret),
    links: createLinks(booking, host, site, appSecret),
    availability: state === 'booked' || problem ? await lookUpTimes(id) : undefined,
    view: searchParams.get('view') ?? undefined,
    from: searchParams.get('from') ?? undefined,
    done: searchParams.get('done') ?? undefined,
    isUndoable: canUndo(booking, ports.clock()),
    ...(problem && {problem}),
    support: supportMailbox.address,
  });
  return {response: htmlResponse(problem?.status ?? 200, page, problem?.headers), outcome};
}
