-- Accepted requests of the current window, one row per sender and form. The subject is an HMAC: no address is stored.
create table rate_limits (
  subject text primary key,
  hits timestamptz[] not null,
  allowed integer not null,
  -- After this moment no hit is in the window, and the row may go.
  expires_at timestamptz not null,
  -- A statement that would exceed the limit fails as a whole, so what it stored beside this row is undone with it.
  constraint rate_limits_within_limit check (cardinality(hits) <= allowed)
);

create index rate_limits_by_expiry on rate_limits (expires_at);
