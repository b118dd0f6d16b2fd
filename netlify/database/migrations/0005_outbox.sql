-- Messages to send and their results, one row per delivery and channel. The statement that stores a lead also writes its
-- deliveries, so neither exists without the other. See functions/guides/outbox.md.
create table outbox (
  -- Also sent to the receiver, which can recognize a duplicate by it.
  id uuid primary key,
  channel text not null check (channel in ('mail', 'crm')),
  -- Selects the renderer in functions/lib/deliveries, which writes the message when it is sent.
  kind text not null,
  -- The row it is about.
  reference uuid not null,
  -- Data the renderer needs besides that row. Never personal data, so erasing that row is enough.
  payload jsonb not null,
  -- held: until someone releases its lead. claimed: a process is sending it, until due_at. dead: given up.
  state text not null check (state in ('held', 'waiting', 'claimed', 'sent', 'dead', 'cancelled')),
  created_at timestamptz not null,
  -- Earliest time to send it; for a claimed row, when the claim expires.
  due_at timestamptz not null,
  attempts smallint not null,
  -- Random for each claim. A process whose claim has expired can't record its result.
  claim uuid,
  -- When it was sent, given up or canceled.
  done_at timestamptz,
  -- Error code of the last failed attempt, never its message.
  code text
);

-- The outbox job reads only rows that are due, however many have been sent.
create index outbox_due on outbox (channel, due_at) where state in ('waiting', 'claimed');
create index outbox_by_reference on outbox (reference);
create index outbox_done on outbox (done_at) where done_at is not null;
create index outbox_dead on outbox (created_at) where state = 'dead';

-- Rows to insert, from an array of objects with the names of the columns. `changes` overrides values in each of them.
create function outbox_rows(deliveries jsonb, changes jsonb default '{}') returns setof outbox
language sql stable
as $$
  select filled.*
  from jsonb_array_elements(deliveries) as delivery,
    jsonb_populate_record(null::outbox, delivery || changes) as filled
$$;
