-- One row for each message from a contact form. Lengths and characters are checked by src/contracts/contact.ts.
create table contact_messages (
  id uuid primary key,
  -- Identifies one request, so that a retry finds the existing row.
  idempotency_key text not null unique,
  received_at timestamptz not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  company text,
  message text not null,
  -- waiting: not attempted yet; sent: accepted by the mail server; written: saved as a file on a developer's machine;
  -- failed: the last attempt failed.
  mail_state text not null default 'waiting' check (mail_state in ('waiting', 'sent', 'written', 'failed')),
  mail_attempts smallint not null default 0,
  mail_tried_at timestamptz
);
