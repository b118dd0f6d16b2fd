-- What is still to be sent, and what became of it: one row per delivery and channel. A row is written in the statement that
-- stores what it tells of, so neither is there without the other. functions/README.md says who writes it and how.
create table outbox (
  -- Also names the delivery to whoever gets it, so that a second one can be seen as a repeat.
  id uuid primary key,
  channel text not null check (channel in ('mail', 'crm')),
  -- Which words: functions/lib/deliveries has one file per kind. They are written when the row is sent.
  kind text not null,
  -- The row it is about.
  reference uuid not null,
  -- What the words need besides that row. Never what a person typed, nor an address: erasing that row is enough.
  payload jsonb not null,
  -- held: its lead waits for a person to release it. claimed: a process is sending it, until due_at. dead: given up.
  state text not null check (state in ('held', 'waiting', 'claimed', 'sent', 'dead', 'cancelled')),
  created_at timestamptz not null,
  -- Not before this moment. Of a claimed row: when the claim ends and anyone may take it.
  due_at timestamptz not null,
  attempts smallint not null,
  -- Drawn at random for each claim: who has lost it may not write any more how the try ended.
  claim uuid,
  -- When it was sent, given up or cancelled.
  done_at timestamptz,
  -- Why the last try failed: the code of an error, never its message.
  code text
);

-- The minute's job reads nothing but rows that are due, however many were ever sent.
create index outbox_due on outbox (channel, due_at) where state in ('waiting', 'claimed');
create index outbox_by_reference on outbox (reference);
create index outbox_done on outbox (done_at) where done_at is not null;
create index outbox_dead on outbox (created_at) where state = 'dead';

-- Rows to insert, from an array of objects that are named like the columns. `changes` goes over each of them.
create function outbox_rows(deliveries jsonb, changes jsonb default '{}') returns setof outbox
language sql stable
as $$
  select filled.*
  from jsonb_array_elements(deliveries) as delivery,
    jsonb_populate_record(null::outbox, delivery || changes) as filled
$$;
