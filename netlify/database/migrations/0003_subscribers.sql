-- One row per address that signed up for the newsletter.
create table subscribers (
  id uuid primary key,
  -- As typed; mails go here.
  email text not null,
  -- Lowercase, to recognize the same address.
  address_key text not null unique,
  -- pending: not confirmed yet; confirmed: gets the newsletter; unsubscribed: kept as proof of consent, gets nothing.
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- Times of confirmation mails in the last day, and of the latest one. Limited, because anyone can enter any address.
  mailed_at timestamptz[] not null default '{}'
);

-- Unconfirmed requests are deleted after 30 days.
create index subscribers_pending on subscribers (requested_at) where state = 'pending';
