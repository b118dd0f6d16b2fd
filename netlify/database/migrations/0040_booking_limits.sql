alter table bookings
  -- The address as limits see it: in lower case and without a +tag.
  add column email_key text,
  -- Which of the address's open bookings this is: 1 or 2. Null once it is over, canceled or older than this column.
  add column email_slot smallint,
  -- When it was moved. Each move sends mail to an address that anyone can type, so the number is limited.
  add column moved_at timestamptz[] not null default '{}',
  -- Hash of what was sent, so that another request under the same idempotency key can be told from a repeat.
  add column request_hash text;

update bookings set email_key = lower(regexp_replace(email, '\+[^@]*@', '@'));

-- Two open bookings per address, also when they are made in the same moment.
create unique index bookings_email_slot on bookings (email_key, email_slot) where email_slot is not null;
create index bookings_by_email_key on bookings (email_key) where state = 'booked';

alter table contact_messages add column request_hash text;
