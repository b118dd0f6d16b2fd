-- One row per booked demo. src/contracts/booking.ts checks lengths and characters.
create table bookings (
  id uuid primary key,
  -- Identifies one request, so that a retry finds the existing row.
  idempotency_key text not null unique,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Who gives the demo: an ID in functions/lib/booking/hosts.ts.
  host text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  name text not null,
  email text not null,
  company text,
  topic text,
  -- The visitor's time zone, for times in mails and on pages.
  zone text not null,
  -- Incremented with each change, as calendars require (RFC 5545).
  sequence integer not null default 0,
  state text not null default 'booked' check (state in ('booked', 'cancelled'))
);

create index bookings_by_start on bookings (starts_at) where state = 'booked';

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
