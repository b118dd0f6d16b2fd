-- A request for a demo is open until the team answers it: it books a time or declines.
alter table contact_messages drop constraint contact_messages_state_check;
alter table contact_messages add constraint contact_messages_state_check
  check (state in ('received', 'held', 'released', 'answered', 'erased'));

-- The booking that answers a request has its ID as a key, with a colon, which no visitor's key can have.
update bookings set idempotency_key = overlay(idempotency_key placing ':' from 8 for 1)
where booked_by = 'team' and idempotency_key like 'request-%';
update contact_messages as request set state = 'answered'
where kind = 'request' and state in ('received', 'released')
  and exists (select from bookings where idempotency_key = 'request:' || request.id);

create index contact_messages_open on contact_messages (received_at)
  where kind = 'request' and state in ('received', 'released');
-- What the team was last told about the calendar.
create index outbox_team_reports on outbox (created_at) where kind = 'team-report';

-- The gate counts bookings themselves, so a time that is given back counts no more. Its counters for everyone and for a
-- domain end here; the hashed ones expire within a day.
delete from rate_limits where subject = 'bookings';

-- What visitors have booked by themselves, without what the team has canceled: demos that stand, all, those of a domain
-- that stand, and all of a mailbox.
create function taken_by_visitors(since timestamptz, domain text, mailbox text,
  out standing integer, out made integer, out of_domain integer, out of_mailbox integer)
language plpgsql volatile
as $$
begin
  -- One booking at a time: each query of a volatile function sees what was committed while it waited.
  perform pg_advisory_xact_lock(hashtext('taken_by_visitors'));
  select count(*) filter (where state = 'booked'), count(*),
    count(*) filter (where state = 'booked' and right(email_key, length(domain) + 1) in ('@' || domain, '.' || domain)),
    count(*) filter (where email_key = mailbox)
  into standing, made, of_domain, of_mailbox
  from bookings where booked_by = 'visitor' and created_at > since and cancelled_by is distinct from 'team';
end
$$;

-- What the team reads on Mondays: numbers of seven days and of the seven before. No person is in it.
create function week_numbers(until timestamptz) returns table (label text, this_week text, week_before text)
language sql stable
as $$
  with arrived as (
    select case when state = 'held' then 'Held as possible spam' else 'lead' end as what, source ->> 'label' as source,
      received_at as at from contact_messages
    union all select 'Requests still open', null, received_at from contact_messages
      where kind = 'request' and state in ('received', 'released')
    union all select unnest(array['lead', 'Demos booked']), source ->> 'label', created_at from bookings
    union all select 'Newsletter sign-ups', null, confirmed_at from subscribers
    union all select 'Deliveries that failed', null, done_at from outbox where state = 'dead'
  ), counted as (
    select what, coalesce(source, 'unknown') as source, count(*) filter (where at > until - interval '7 days') as now,
      count(*) filter (where at <= until - interval '7 days') as earlier
    from arrived where at > until - interval '14 days' and at <= until group by what, coalesce(source, 'unknown')
  )
  select 'Leads by source', coalesce(string_agg(source || ' ' || now, ', ' order by now desc, source) filter (where now > 0), 'none'),
    coalesce(string_agg(source || ' ' || earlier, ', ' order by earlier desc, source) filter (where earlier > 0), 'none')
  from counted where what = 'lead'
  union all
  select each, coalesce(sum(now), 0)::text, coalesce(sum(earlier), 0)::text
  from unnest(array['Demos booked', 'Newsletter sign-ups', 'Held as possible spam', 'Requests still open',
    'Deliveries that failed']) with ordinality as names (each, place) left join counted on what = each
  group by each, place
$$;

-- Keys, checks, indexes, columns and functions, each as a text.
drop function schema_state;
comment on table job_runs is null;
create function schema_parts() returns setof text
language sql stable
as $$
  select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
  from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = current_schema()
  union all select attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
  union all select proname || ' ' || prosrc from pg_proc
  where pronamespace = current_schema()::regnamespace and proname <> 'expected_schema'
$$;

-- Each migration ends with this. Health names what has been lost since; what someone has added is no fault.
do $$ begin
  execute format('create or replace function expected_schema() returns setof text language sql immutable as %L',
    format('select unnest(%L::text[])', array(select schema_parts())::text));
end $$;
