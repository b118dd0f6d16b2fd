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
