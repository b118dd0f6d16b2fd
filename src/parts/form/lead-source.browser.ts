import {hasCampaign, type LeadSource, readTouch, sourceField, type Touch} from '#src/contracts/lead-source';
import {attempt, closest} from '#src/lib/browser/dom';
import {sendsAttribute} from './names';

type Kept = Pick<LeadSource, 'first' | 'last'>;

const key = 'lead-source';

/** The page that the visitor sees. The calendar of the dialog is a frame in it. */
const findPage = (): Window => attempt(() => window.parent.document.defaultView) ?? window;

/** Pages of ours that this tab showed before this one, the oldest first. The browser's own history has them. */
function listEarlierPages(): URL[] {
  // Browsers before 2026 may lack the Navigation API.
  const {navigation} = findPage() as {navigation?: Navigation};
  const index = navigation?.currentEntry?.index ?? 0;
  const entries = navigation?.entries().slice(0, index) ?? [];
  return entries.flatMap(({sameDocument, url}) => (sameDocument || url === null ? [] : [new URL(url)]));
}

/** Arrivals that this page can know without having stored anything. */
function findTouches(): Touch[] {
  const {document, location} = findPage();
  const here = new URL(location.href);
  const from = document.referrer === '' ? undefined : new URL(document.referrer);
  const earlier = listEarlierPages();
  // A link that opened in a new tab.
  if (earlier.length === 0 && from?.origin === here.origin) earlier.push(from);
  const touches = earlier.map((page) => readTouch(page)).filter((touch, index) => index === 0 || hasCampaign(touch));
  const hasArrived = from === undefined ? earlier.length === 0 : from.origin !== here.origin;
  const touch = readTouch(here, hasArrived ? (from?.host ?? '') : undefined);
  return hasArrived || hasCampaign(touch) ? [...touches, touch] : touches;
}

/** An arrival without its referrer, which is known only on its page. */
const placeOf = ({referrer: _, ...place}: Touch): string => JSON.stringify(place);

function findSource(): Kept {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept) ?? {};
  const touches = findTouches();
  const [first, last] = [stored.first ?? touches[0], touches.at(-1) ?? stored.last];
  const latest = last && stored.last && placeOf(last) === placeOf(stored.last) ? stored.last : last;
  return {...(first && {first}), ...(latest && {last: latest})};
}

/** Keeps where the visitor came from in this tab, until it is closed. Call it when a form is touched, never earlier. */
export function rememberSource(): void {
  attempt(() => {
    sessionStorage.setItem(key, JSON.stringify(findSource()));
  });
}

/** Value of the form field: where the visitor came from, and the page of the form. Empty if it can't be read. */
export const describeSource = (): string =>
  attempt(() => JSON.stringify({form: findPage().location.pathname, ...findSource()} satisfies LeadSource)) ?? '';

/** Forms that send a lead. */
const leadForms = `form[method=post]:not([${sendsAttribute}=change])`;

/** Keeps where the visitor came from when a form is touched, and sends it with the form. */
export function listenForLeads(): void {
  const touch = (target: EventTarget | null): void => {
    if (closest(target, leadForms)) rememberSource();
  };
  // The touch that loaded this script.
  touch(document.activeElement);
  window.addEventListener('focusin', ({target}) => {
    touch(target);
  });
  // Added as the form is sent, so that nothing is in the page before. The page for a rejected post has a hidden field.
  window.addEventListener('formdata', ({target, formData}) => {
    if (closest(target, leadForms) && !formData.has(sourceField)) formData.set(sourceField, describeSource());
  });
}
