import type {BookingLinks} from '../scheduling/calendar-links';
import type {Host} from '../scheduling/hosts';
import {html, htmlPage, renderAlert, type Html} from '../http/html';
import type {HtmlPage} from '../http/responses';
import {renderCard} from './demo-card';
import {renderButton, renderMove, renderNear, type ManageForms} from './manage-forms';

import {managePath} from '#src/contracts/booking';

/** Titles by the `done` query parameter, which a form post redirects to. */
const doneTitles = new Map([
  ['booked', 'Your demo is booked'],
  ['moved', 'Your demo has moved'],
  ['restored', 'Your demo is back on'],
  ['cancelled', 'Your demo is canceled'],
]);

export type ManagePage = ManageForms & {
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
        <div class="actions">
          ${renderButton({booking, token: page.token, action: 'cancel'}, 'Yes, Cancel Demo', 'danger')}
          <a class="button quiet" href="${address}">Keep It</a>
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
      html`<div class="actions">
        <a class="button" href="${address}&view=times#times">Reschedule</a>
        <a class="button quiet" href="${address}&view=cancel">Cancel Demo</a>
        <a class="button quiet" href="${links.join}">Join Call</a>
      </div>`,
    )}
    <p class="other">We sent the invitation to ${booking.email}. You can also add the demo to your calendar:</p>
    <ul class="near">
      ${calendars.map(
        ({label, href}) =>
          html`<li>
            <a class="button quiet" href="${href}" rel="noopener" target="_blank"
              >${label}<span class="offscreen"> (opens in a new tab)</span></a
            >
          </li>`,
      )}
      <li><a class="button quiet" href="${apple}">Apple and others</a></li>
    </ul>
    ${renderMove(page)}`;
}

function renderCanceled(page: ManagePage): Html {
  const {booking, token, availability, problem} = page;
  const another = html`<a class="button quiet" href="/demo#book">Book Another Time</a>`;
  if (problem?.outcome === 'taken') {
    return html`${renderCard(
        page,
        html`<p>Closest open times:</p>
          ${renderNear(booking, availability?.times ?? [])}`,
      )}
      <p class="other">${another}</p>`;
  }
  if (!page.isUndoable) return renderCard(page, html`<div class="actions">${another}</div>`);
  return renderCard(
    page,
    html`<p>Canceled by mistake? You can undo this within an hour, while the time is still open.</p>
      <div class="actions">${renderButton({booking, token, action: 'undo'}, 'Undo', '')} ${another}</div>`,
  );
}

/** The page behind the links in booking mails. GET changes nothing; its buttons do. */
export function managePage(page: ManagePage): HtmlPage {
  const {booking, token, done, view, problem, support} = page;
  const isBooked = booking.state === 'booked';
  const plain = isBooked ? (view === 'cancel' ? 'Cancel this demo?' : 'Your demo') : 'Your demo is canceled';
  const title = problem?.title ?? (view === 'cancel' ? plain : (doneTitles.get(done ?? '') ?? plain));
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${problem === undefined ? html`` : renderAlert(problem.detail)}
      ${isBooked ? renderBooked(page, `${managePath}?token=${token}`) : renderCanceled(page)}
      <p class="other">Questions? Email <a href="mailto:${support}">${support}</a>.</p>`,
  );
}
