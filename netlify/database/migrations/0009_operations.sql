-- When a delivery was first due. Each attempt moves due_at, so it can't show how long a delivery has been waiting.
alter table outbox add column wanted_at timestamptz;
update outbox set wanted_at = created_at where state in ('held', 'waiting', 'claimed');

create or replace function outbox_rows(deliveries jsonb, changes jsonb default '{}') returns setof outbox
language sql stable
as $$
  select filled.*
  from jsonb_array_elements(deliveries) as delivery,
    jsonb_populate_record(
      null::outbox,
      jsonb_build_object('wanted_at', delivery -> 'due_at') || delivery || changes
    ) as filled
$$;

-- One row per address erased on request, to prove the erasure and to repeat it on a restored copy.
create table erasures (
  -- HMAC of the lowercase address, keyed with APP_SECRET: it can be compared but not reversed.
  address_hash text primary key,
  erased_at timestamptz not null
);
