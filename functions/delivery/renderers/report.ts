import {urgentBefore} from '../../leads/queue-reports';
import {listOpenRequests, type OpenRequest} from '../../leads/requests';
import {type CalendarUse, readCalendarUse} from '../../scheduling/calendar-use';
import type {Part} from '../mail/layout/part';
import {facts, message, paragraph} from '../mail/layout/parts';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {RenderContext, Renderer} from '../types';
import {describeTime, linksNote, teamLinks, teamMail} from './team-mail';

/** Without a word that a visitor typed, which the mail server might refuse. */
const listRequests = (requests: readonly OpenRequest[], delivery: ClaimedDelivery, context: RenderContext): Part[] =>
  requests.flatMap(({id, receivedAt, wishedAt}) => [
    paragraph([`Wants ${describeTime(wishedAt)}, asked ${describeTime(receivedAt)} (record ${id.slice(0, 8)})`]),
    ...teamLinks(id, ['open', 'book', 'decline'], delivery, context),
  ]);

type WeekLine = Record<'label' | 'this_week' | 'week_before', string>;

type Content = {
  title: string;
  texts: readonly string[];
  command?: string;
  requests?: readonly OpenRequest[];
  lines?: readonly WeekLine[];
};

type Compose = (context: RenderContext, isOn: boolean) => Promise<Content | undefined>;

/** The command that cancels what visitors booked in a period, in whole minutes. */
function cleanUp({since, until}: CalendarUse): string {
  const minute = (time: Date | null, more = 0) =>
    `${new Date((time?.getTime() ?? 0) + more).toISOString().slice(0, 16)}Z`;
  return `npm run -s bookings -- cancel --from ${minute(since)} --to ${minute(until, 60_000)}`;
}

const describeGate: Compose = async ({sql, now}, isOn) => {
  const [use, requests] = await Promise.all([readCalendarUse(sql, now), listOpenRequests(sql)]);
  if (!isOn)
    return {title: 'Direct booking is open again', texts: ['Requests that are still open are below.'], requests};
  return {
    title: 'Direct booking is limited',
    texts: [
      `Visitors booked ${use.takenToday} demos in 24 hours (limit ${use.places}), and ${use.requestsToday} bookings became requests. Until there is room again, a booking is a request that you answer with one press.`,
      'If the demos are fake, cancel them with the command below, and direct booking is open again at once. It lists them and asks first. To keep real ones, add --except and their IDs.',
    ],
    command: cleanUp(use),
    requests,
  };
};

const describeNear: Compose = async ({sql, now}, isOn) => {
  if (!isOn) return {title: 'The next two days have open times again', texts: ['Visitors can book them.']};
  return {
    title: 'The next two days are fully booked',
    texts: [
      'Visitors have booked every time of the next two days with demos.',
      'If those of the last 24 hours are fake, cancel them with the command below. It lists them and asks first.',
    ],
    command: cleanUp(await readCalendarUse(sql, now)),
  };
};

const describeRequests: Compose = async ({sql, now}) => {
  const requests = await listOpenRequests(sql, urgentBefore(now));
  if (requests.length === 0) return undefined;
  const title =
    requests.length === 1
      ? '1 demo request is waiting for you'
      : `${requests.length} demo requests are waiting for you`;
  return {title, texts: ['They are older than a working day, or for tomorrow or sooner.'], requests};
};

const describeWeek: Compose = async ({sql, now}) => ({
  title: 'The website’s week',
  texts: ['The last seven days, including today.'],
  lines: await sql<WeekLine>`
    select * from week_numbers(${now.toISOString()}::timestamptz)
    union all select 'Faults in browsers', coalesce(sum(count) filter (where day > today - 7), 0)::text,
      coalesce(sum(count) filter (where day <= today - 7), 0)::text
    from (select ${now.toISOString()}::date as today) as days
      left join browser_faults on day > today - 14 and day <= today`,
});

const contents: Readonly<Record<string, Compose>> = {
  'gate-closed': describeGate,
  'near-times-taken': describeNear,
  requests: describeRequests,
  week: describeWeek,
};

/** Emails to the team about requests, the calendar and the week. Payload: `about`, and for a trouble `isOn`. */
export const reportRenderer: Renderer = {
  async mail(delivery, context) {
    const {about, isOn} = delivery.payload;
    const content = await contents[String(about)]?.(context, isOn === true);
    if (content === undefined) return undefined;
    const {title, texts, command, requests = [], lines = []} = content;
    const sections = [
      texts.map((text) => paragraph([text])),
      ...(command === undefined ? [] : [{sunken: [message(command)]}]),
      ...(lines.length === 0
        ? []
        : [
            [
              facts(
                lines.map(({label, this_week: week, week_before: before}) => ({
                  label,
                  value: `${week} (the week before: ${before})`,
                })),
              ),
            ],
          ]),
      ...(requests.length === 0 ? [] : [listRequests(requests, delivery, context)]),
    ];
    const reason = `Internal. ${requests.length === 0 ? 'It names no visitor.' : linksNote}`;
    return teamMail(delivery, {title, preheader: texts[0] ?? '', sections, reason}, context);
  },
};
