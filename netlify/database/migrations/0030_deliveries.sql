-- dismissed: given up, and a person has seen it.
alter table outbox
  drop constraint outbox_state_check,
  add constraint outbox_state_check
    check (state in ('held', 'waiting', 'claimed', 'sent', 'dead', 'cancelled', 'dismissed')),
  -- Tries after which the server may have had the mail without confirming it. Null is none.
  add column unconfirmed smallint;

-- When each scheduled job last finished, so that one that stopped can be noticed.
create table job_runs (
  job text primary key,
  finished_at timestamptz not null
);
