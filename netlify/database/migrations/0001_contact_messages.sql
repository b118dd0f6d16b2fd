-- One row for each message from a contact form. Lengths and characters are checked by src/contracts/contact.ts.
create table contact_messages (
  id uuid primary key,
  -- Names one attempt to send: a repeat finds the row that is there.
  idempotency_key text not null unique,
  received_at timestamptz not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  company text,
  message text not null,
  -- waiting: no try yet; sent: taken by the mail server; written: kept as a file on a developer's machine; failed: last try.
  mail_state text not null default 'waiting' check (mail_state in ('waiting', 'sent', 'written', 'failed')),
  mail_attempts smallint not null default 0,
  mail_tried_at timestamptz
);
