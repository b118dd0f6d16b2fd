alter table bookings
  -- The address for rate limits: lowercase and without a +tag.
  add column email_key text,
  -- Number of the address's open booking: 1 or 2. Null for past, canceled and older bookings.
  add column email_slot smallint,
  -- When it was moved. Each move mails an address that anyone could have entered, so moves are limited.
  add column moved_at timestamptz[] not null default '{}',
  -- Hash of the request, to tell a retry from a different request with the same idempotency key.
  add column request_hash text;

update bookings set email_key = lower(regexp_replace(email, '\+[^@]*@', '@'));

-- At most two open bookings per address, even if both are made at the same time.
create unique index bookings_email_slot on bookings (email_key, email_slot) where email_slot is not null;
create index bookings_by_email_key on bookings (email_key) where state = 'booked';

alter table contact_messages add column request_hash text;
