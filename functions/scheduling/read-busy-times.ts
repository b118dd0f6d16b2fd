import type {Sql} from '../database/sql';
import {addMinutes} from './claim';
import type {BusyTimes, Range} from './free-times';

type Row = {
  cells: {host: string; starts_at: string; is_teams: boolean}[] | null;
  blocks: {host: string | null; first_day: string; last_day: string}[] | null;
  appointments: {host: string; busy: [string, string][]}[] | null;
  load: {host: string; demos: number}[] | null;
};

const day = 24 * 60;

type BusyQuery = {now: Date; calendars?: readonly string[]; except?: string | undefined};

/**
 * Busy times in a range, and each host's number of upcoming demos.
 * @param calendars Keys of the hosts' own calendars; by default all that are stored.
 * @param except A booking whose own time counts as open, because it is about to move.
 */
export async function readBusyTimes(
  sql: Sql,
  {from, to}: Range,
  {now, calendars, except}: BusyQuery,
): Promise<BusyTimes> {
  // A demo that begins at the end of the range extends past it, and local dates can differ from UTC by a day.
  const [earliest, latest] = [addMinutes(from, -day).toISOString(), addMinutes(to, day).toISOString()];
  const [row] = await sql<Row>`
    select
      (select json_agg(json_build_object('host', cell.host, 'starts_at', cell.starts_at, 'is_teams', booked_by = 'team'))
        from booking_cells as cell join bookings on bookings.id = booking_id
        where cell.starts_at >= ${earliest}::timestamptz and cell.starts_at < ${latest}::timestamptz
          and booking_id is distinct from nullif(${except ?? ''}, '')::uuid) as cells,
      (select json_agg(json_build_object('host', host, 'first_day', first_day, 'last_day', last_day)) from booking_blocks
        where last_day >= ${earliest.slice(0, 10)}::date and first_day <= ${latest.slice(0, 10)}::date) as blocks,
      (select json_agg(json_build_object('host', host, 'busy', busy)) from host_calendars
        where ${calendars === undefined}::boolean or feed in (
          select jsonb_array_elements_text(${JSON.stringify(calendars ?? [])}::jsonb))) as appointments,
      (select json_agg(json_build_object('host', host, 'demos', demos)) from (
        select host, count(*) as demos from bookings
        where state = 'booked' and starts_at > ${now.toISOString()}::timestamptz group by host) as ahead) as load`;
  return {
    cells: (row?.cells ?? []).map(({host, starts_at: start, is_teams: isTeams}) => {
      return {host, startsAt: new Date(start), isTeams};
    }),
    blocks: (row?.blocks ?? []).map(({host, first_day: firstDay, last_day: lastDay}) => {
      return {host: host ?? undefined, firstDay, lastDay};
    }),
    appointments: (row?.appointments ?? []).flatMap(({host, busy}) =>
      busy
        .map(([start, end]) => ({host, from: new Date(start), to: new Date(end)}))
        .filter(({from: start, to: end}) => end > from && start < new Date(latest)),
    ),
    load: new Map((row?.load ?? []).map(({host, demos}) => [host, demos])),
  };
}
