-- dismissed: given up and acknowledged by a person.
alter table outbox
  drop constraint outbox_state_check,
  add constraint outbox_state_check
    check (state in ('held', 'waiting', 'claimed', 'sent', 'dead', 'cancelled', 'dismissed')),
  -- Attempts after which the server may have the mail without having confirmed it. Null means none.
  add column unconfirmed smallint;

-- When each scheduled job last finished, to detect one that has stopped.
create table job_runs (
  job text primary key,
  finished_at timestamptz not null
);
