import type {PictureOf} from '#src/content/schema/pictures/picture';
import {night, northfield} from '#src/content/world/northfield';
import {shot} from '#src/world/shots';
import {alder} from '#src/content/world/alder-and-oat';
import {timeText} from '#src/world/moment';

/** Times of a cart at Alder & Oat, from the evening it was left to the order. */
const times = (alder.contacts['cleo']?.log ?? []).map(([at]) => at);
const [left = '', email = '', text = '', order = ''] = times.map((at) => timeText(at));

/** The three pictures of the solutions on the home page. */
export const storePicture: PictureOf<'list'> = {
  kind: 'list',
  label: `A cart of $128 left at ${left} in the evening, a reminder by email at ${email} and by text at ${text} the next morning, and the order at ${order}.`,
  rows: [
    {chip: {text: 'Cart abandoned', tone: 'waiting'}, title: '$128 · 2 items', right: left},
    {icon: 'mail', title: 'Email with the saved cart', right: email},
    {icon: 'message', title: 'Text, the next morning', right: text},
    {chip: {text: 'Order #3201', tone: 'done'}, title: '$128.00', right: order, on: true},
    {icon: 'star', title: 'Review request', right: 'in 10 days'},
  ],
};

/** Two days of Daniel's calendar, as a slot of Thursday fills. */
export const weekPicture = shot(northfield, night.moved, [
  {pane: 'week', from: '2025-06-12', days: 2, who: 'daniel', hours: [9, 14]},
]);

export const sequencePicture: PictureOf<'list'> = {
  kind: 'list',
  label:
    'A follow-up workflow: 61 percent open the welcome email, 38 percent answer the question on day 2, and a reply stops it.',
  rows: [
    {icon: 'mail', title: 'Day 0 · Welcome', right: '61% opened'},
    {icon: 'message', title: 'Day 2 · Quick question', right: '38% replied'},
    {icon: 'check', title: 'Reply received, workflow stopped', on: true},
    {icon: 'calendar', title: 'Call booked', right: 'Thu 2:00'},
    {icon: 'mail', title: 'Day 5 · Last call', right: 'not sent'},
  ],
};
