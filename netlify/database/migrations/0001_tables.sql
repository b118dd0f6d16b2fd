-- One row for each message from a contact form. Lengths and characters are checked by src/contracts/contact.ts.
create table contact_messages (
  id uuid primary key,
  -- Identifies one request, so that a retry finds the existing row.
  idempotency_key text not null unique,
  -- Hash of the request, to tell a retry from a different request with the same idempotency key. Null when erased.
  request_hash text,
  received_at timestamptz not null,
  -- The form it was sent with.
  -- request: asks for a demo that the team books.
  kind text not null default 'contact' check (kind in ('contact', 'trial', 'request')),
  first_name text not null,
  last_name text not null,
  email text not null,
  -- Its mailbox: functions/security/email-key.ts. To find a person's other spellings.
  email_key text not null,
  company text,
  message text not null,
  -- Of a request: the wished time, and the visitor's time zone.
  wished_at timestamptz,
  zone text,
  -- Where its sender came from: StoredSource in functions/leads/read-source.ts. Null when erased.
  source jsonb,
  -- received: delivered right away. held: looks like spam and waits to be released. released: was held, now delivered.
  -- erased: everything its sender typed was deleted.
  state text not null default 'received' check (state in ('received', 'held', 'released', 'erased')),
  -- Why it is held: honeypot, too-fast, forged-token, reused-token, links; volume: the team gets a summary instead of one
  -- mail each; spam: someone marked it, or a message with its text, as spam.
  held_for text[] not null default '{}',
  -- Signs that a person sent it: a form that was open for a while, a network not seen that day. Summaries begin with these.
  trust smallint not null default 0,
  -- The mail to the team that lists it (outbox.id), and when it was sent. Held messages are deleted only after that.
  report_id uuid,
  reported_at timestamptz,
  -- Hash of its text, to find those marked as spam.
  fingerprint text
);

create index contact_messages_by_time on contact_messages (received_at);
-- Each new message counts those that the team got, and looks for its text among those marked as spam.
create index contact_messages_delivered on contact_messages (received_at) where state <> 'held';
create index contact_messages_spam on contact_messages (fingerprint) where 'spam' = any (held_for);
create index contact_messages_held on contact_messages (received_at) where state = 'held';
create index contact_messages_unreported on contact_messages (received_at) where state = 'held' and reported_at is null;
create index contact_messages_by_mailbox on contact_messages (email_key);
create index contact_messages_by_report on contact_messages (report_id) where report_id is not null;

-- One row per address whose owner confirmed it. Until then nothing is stored: the link in the mail carries the address.
create table subscribers (
  id uuid primary key,
  -- As typed; mails go here.
  email text not null,
  -- Lowercase, to recognize the same address.
  address_key text not null unique,
  -- Its mailbox, to find a person's other spellings.
  email_key text not null,
  -- Where the request came from.
  source jsonb,
  confirmed_at timestamptz not null,
  -- Then it gets nothing, and is kept as proof of consent.
  unsubscribed_at timestamptz,
  state text generated always as (case when unsubscribed_at is null then 'confirmed' else 'unsubscribed' end) stored
);

-- History of each address, as proof of consent. Rows are never changed.
create table subscriber_events (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null references subscribers on delete cascade,
  -- requested: someone entered the address, and a mail went out; confirmed: with the button in that mail.
  event text not null check (event in ('requested', 'confirmed', 'unsubscribed')),
  at timestamptz not null
);

create index subscriber_events_by_subscriber on subscriber_events (subscriber_id, at);

-- One row per booked demo. src/contracts/booking.ts checks lengths and characters.
create table bookings (
  id uuid primary key,
  -- Identifies one request, so that a retry finds the existing row.
  idempotency_key text not null unique,
  -- Hash of the request, to tell a retry from a different request with the same idempotency key.
  request_hash text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Who gives the demo: an ID in functions/scheduling/hosts.ts.
  host text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  name text not null,
  email text not null,
  -- Its mailbox: lowercase, without a +tag or Gmail's dots.
  email_key text not null,
  -- Number of the mailbox's open booking: 1 or 2. Null for past and canceled bookings, and for those of the team.
  email_slot smallint,
  company text,
  topic text,
  -- Where the visitor came from.
  source jsonb,
  -- The visitor's time zone, for times in mails and on pages.
  zone text not null,
  -- Incremented with each change, as calendars require (RFC 5545).
  sequence integer not null default 0,
  state text not null default 'booked' check (state in ('booked', 'cancelled')),
  -- The team books requests. Only what visitors take by themselves counts toward the calendar's limits.
  booked_by text not null default 'visitor' check (booked_by in ('visitor', 'team')),
  -- Who canceled it. A visitor can undo only their own cancellation.
  cancelled_by text check (cancelled_by in ('visitor', 'team')),
  -- When it was moved. Each move mails an address that anyone could have entered, so moves are limited.
  moved_at timestamptz[] not null default '{}',
  -- Set by the team if the visitor didn't come.
  missed_at timestamptz
);

create index bookings_by_start on bookings (starts_at) where state = 'booked';
create index bookings_by_email_key on bookings (email_key) where state = 'booked';
create index bookings_by_creation on bookings (created_at);
-- Visitors take at most two open bookings per mailbox, even if both are made at the same time.
create unique index bookings_email_slot on bookings (email_key, email_slot) where email_slot is not null;

-- A host's taken time: one row per quarter hour of a demo and the buffer after it. If several bookings insert the same
-- cell at the same time, the primary key lets one succeed and the others fail as a whole.
create table booking_cells (
  host text not null,
  starts_at timestamptz not null,
  booking_id uuid not null references bookings on delete cascade,
  primary key (host, starts_at)
);

create index booking_cells_by_booking on booking_cells (booking_id);

-- Days off of a host, or of all hosts without one; dates are in the host's time zone.
create table booking_blocks (
  id integer generated always as identity primary key,
  host text,
  first_day date not null,
  last_day date not null check (last_day >= first_day)
);

-- When hosts are busy by their own calendars (HOST_CALENDARS), as read last.
create table host_calendars (
  -- Hash of the host and the address, which is a secret.
  feed text primary key,
  host text not null,
  -- Pairs of instants: from, to.
  busy jsonb not null default '[]',
  tried_at timestamptz not null,
  -- Null if it was never read.
  read_at timestamptz,
  -- Since when each try has failed, and the last one's error code.
  failing_since timestamptz,
  code text
);

-- One anonymous answer to "Was this page helpful?" per row. src/contracts/feedback.ts checks lengths.
create table page_feedback (
  -- Identifies a visit to the page, whose second answer replaces the first.
  visit_key text not null,
  page text not null,
  helpful boolean not null,
  comment text,
  answered_at timestamptz not null,
  primary key (visit_key, page)
);

create index page_feedback_by_page on page_feedback (page, answered_at desc);

-- Messages to send and their results, one row per delivery and channel. The statement that stores a lead also writes its
-- deliveries, so neither exists without the other. See functions/guides/outbox.md.
create table outbox (
  -- Also sent to the receiver, which can recognize a duplicate by it.
  id uuid primary key,
  channel text not null check (channel in ('mail', 'crm', 'notify')),
  -- Selects the renderer in functions/delivery/renderers, which writes the message when it is sent.
  kind text not null,
  -- The row it is about.
  reference uuid not null,
  -- Data the renderer needs besides that row. Never personal data, so erasing that row is enough.
  payload jsonb not null,
  -- held: until someone releases its lead. claimed: a process is sending it, until leased_until. dead: given up.
  state text not null check (state in ('held', 'waiting', 'claimed', 'sent', 'dead', 'cancelled')),
  created_at timestamptz not null,
  -- When it was first due. Each attempt moves due_at, so that can't show how long a delivery has been waiting.
  wanted_at timestamptz not null,
  -- Earliest time to send it.
  due_at timestamptz not null,
  -- Those that failed because the channel was down are left out.
  attempts smallint not null,
  -- Random for each claim. A process whose claim has expired can't record its result.
  claim uuid,
  -- When the claim ends, by the database's clock.
  leased_until timestamptz,
  -- When it was sent, given up or canceled.
  done_at timestamptz,
  -- Error code of the last failed attempt, or the server's status (550 5.7.26), never its message.
  code text
);

-- The outbox job reads only rows that are due, however many have been sent.
create index outbox_due on outbox (channel, due_at) where state in ('waiting', 'claimed');
create index outbox_by_reference on outbox (reference);
create index outbox_done on outbox (done_at) where done_at is not null;
create index outbox_dead on outbox (created_at) where state = 'dead';
-- During a flood, each message looks whether its summary is waiting.
create index outbox_reports on outbox (created_at) where kind = 'held-messages' and state in ('waiting', 'claimed');

-- Rows to insert, from an array of objects with the names of the columns. `changes` overrides values in each of them.
create function outbox_rows(deliveries jsonb, changes jsonb default '{}') returns setof outbox
language sql stable
as $$
  select filled.*
  from jsonb_array_elements(deliveries) as delivery,
    jsonb_populate_record(
      null::outbox,
      jsonb_build_object('wanted_at', delivery -> 'due_at') || delivery || changes
    ) as filled
$$;

-- Accepted requests in the current window, one row per sender and form. The subject is an HMAC, so no address is stored.
create table rate_limits (
  subject text primary key,
  hits timestamptz[] not null,
  allowed integer not null,
  -- From then on no hit is in the window, and the row can be deleted.
  expires_at timestamptz not null,
  -- A statement that would exceed the limit fails as a whole, so everything else it stores is rolled back.
  constraint rate_limits_within_limit check (cardinality(hits) <= allowed)
);

create index rate_limits_by_expiry on rate_limits (expires_at);

-- One row per address erased on request, to prove the erasure and to repeat it on a restored copy.
create table erasures (
  -- HMAC of the mailbox, keyed with APP_SECRET: it can be compared but not reversed.
  address_hash text primary key,
  erased_at timestamptz not null
);

-- When each scheduled job last finished, to detect one that has stopped.
create table job_runs (
  job text primary key,
  finished_at timestamptz not null
);

-- The daily job is expected to finish within two days from now on.
insert into job_runs (job, finished_at) values ('retention', now());

-- What arrived, by week (its Monday, in Toronto) and source, dated by arrival: canceled demos and no-shows are among the
-- demos, requests that the team booked among both.
create view weekly_numbers as
  select date_trunc('week', at at time zone 'America/Toronto')::date as week, coalesce(source ->> 'label', 'unknown') as source,
    what, count(*)::int as count
  from (
    select received_at as at, source, case when state = 'held' then 'held' else kind end as what from contact_messages
    union all
    select created_at, source, unnest(array['demo', case state when 'cancelled' then 'canceled' end,
      case when missed_at is not null then 'no-show' end])
    from bookings
    union all
    select confirmed_at, source, 'sign-up' from subscribers
  ) as arrived
  where what is not null group by week, coalesce(source ->> 'label', 'unknown'), what;

-- Keys, checks, indexes, columns and functions as text, to compare: a restore by hand can lose some. Not-null constraints
-- are listed with the columns.
create function schema_state() returns text
language sql stable
as $$
  select md5(string_agg(part, chr(10) order by part collate "C")) from (
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as part
    from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = current_schema()
    union all select attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
    union all select proname || ' ' || prosrc from pg_proc where pronamespace = current_schema()::regnamespace
  ) as parts
$$;

-- Each migration ends with this: health reports a database that has lost a part since.
do $$ begin execute format('comment on table job_runs is %L', schema_state()); end $$;
