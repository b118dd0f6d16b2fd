import {northfield} from '#src/content/world/northfield';
import {stateOf} from '#src/world/fold';
import {dateText, dayOf, dollars, timeText, weekdayOf} from '#src/world/moment';
import {personOf} from '#src/world/pictures';
import type {Moment} from '#src/world/types';

/** `Thu, June 12` */
const dayIn = (at: Moment): string => `${weekdayOf(dayOf(at)).slice(0, 3)}, ${dateText(dayOf(at))}`;

/** What the pages of integrations show of customers of Northfield Motors, from its record. */
function customer(id: string, at: Moment = '2025-06-30T18:00') {
  const {contact, asked = at, since = at, messages, log} = stateOf(northfield, id, at);
  const {title = '', value = 0, owner = ''} = contact.deal ?? {};
  const bills = log.flatMap(([when, what]) => (what.kind === 'bills' ? [{...what, when}] : []));
  return {
    ...personOf(contact),
    phone: contact.phone ?? '',
    title,
    value: dollars(value),
    owner: northfield.staff[owner]?.name ?? '',
    asked: dateText(dayOf(asked)),
    /** When the deal came into its last stage. */
    moved: {date: dateText(dayOf(since)), day: dayIn(since), time: timeText(since)},
    /** Times of the messages. */
    times: messages.map(([when]) => timeText(when)),
    /** The day of the last one. */
    wrote: dayIn(messages.at(-1)?.[0] ?? at),
    bill: bills[0] && {...bills[0], amount: dollars(bills[0].amount), day: dayIn(bills[0].when)},
  };
}

export const brandt = customer('brandt');
export const viktor = customer('viktor');
export const noor = customer('noor');
export const halden = customer('halden');
export const greta = customer('greta');
export const gus = customer('gus');
export const paula = customer('paula');
