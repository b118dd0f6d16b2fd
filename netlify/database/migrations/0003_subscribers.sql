-- One row for each address that asked for the newsletter.
create table subscribers (
  id uuid primary key,
  -- As typed; mails go here.
  email text not null,
  -- In lower case: what counts as the same address.
  address_key text not null unique,
  -- pending: asked, not confirmed; confirmed: gets the newsletter; unsubscribed: kept as proof, gets nothing.
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- Requests of the last day that a mail answered, and the newest one. Mails are limited, since anyone can type anyone's
  -- address.
  mailed_at timestamptz[] not null default '{}'
);

-- Requests that nobody confirmed are deleted after 30 days.
create index subscribers_pending on subscribers (requested_at) where state = 'pending';
