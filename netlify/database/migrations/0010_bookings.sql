-- One row for each demo that was ever booked. Lengths and characters are checked by src/contracts/booking.ts.
create table bookings (
  id uuid primary key,
  -- Names one attempt to book: a repeat finds the row that is there.
  idempotency_key text not null unique,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Who gives the demo: an id of functions/lib/booking/hosts.ts.
  host text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  name text not null,
  email text not null,
  company text,
  topic text,
  -- The visitor's time zone: mails and pages tell the time in it.
  zone text not null,
  -- Raised with each change, as calendars ask for (RFC 5545).
  sequence integer not null default 0,
  state text not null default 'booked' check (state in ('booked', 'cancelled'))
);

create index bookings_by_start on bookings (starts_at) where state = 'booked';

-- What is taken of a host's time: one row for each quarter of an hour of a demo and of the buffer after it. The key is the
-- claim: of any number of bookings that want a cell at once, one gets it and the others fail as a whole.
create table booking_cells (
  host text not null,
  starts_at timestamptz not null,
  booking_id uuid not null references bookings on delete cascade,
  primary key (host, starts_at)
);

create index booking_cells_by_booking on booking_cells (booking_id);

-- Days on which a host, or without one nobody, gives demos, by the date where the host is.
create table booking_blocks (
  id integer generated always as identity primary key,
  host text,
  first_day date not null,
  last_day date not null check (last_day >= first_day)
);
