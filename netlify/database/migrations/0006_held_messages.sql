-- received: delivered right away. held: looks like spam and waits to be released. released: was held, now delivered.
-- erased: everything its sender typed was deleted.
alter table contact_messages
  add column state text not null default 'received' check (state in ('received', 'held', 'released', 'erased')),
  -- Why it is held: honeypot, too-fast, forged-token, links, repeat, flood.
  add column held_for text[] not null default '{}',
  -- Hash of its text, to find repeats.
  add column fingerprint text;

-- Each new message counts the recent ones, and those with the same text.
create index contact_messages_by_time on contact_messages (received_at);
create index contact_messages_by_fingerprint on contact_messages (fingerprint, received_at) where fingerprint is not null;
create index contact_messages_held on contact_messages (received_at) where state = 'held';

-- Moves unsent messages to the outbox.
insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, attempts)
select id, 'mail', 'contact', id, '{}', 'waiting', received_at, received_at, 0
from contact_messages
where mail_state in ('waiting', 'failed');

alter table contact_messages drop column mail_state, drop column mail_attempts, drop column mail_tried_at;
