-- When a delivery was wanted first: due_at moves with every try, so it cannot tell how long something has been waiting.
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

-- One row for each address that was erased on request, so that it can be shown and repeated on a copy that is restored.
create table erasures (
  -- HMAC of the address in lower case, keyed with APP_SECRET: it can be checked, and not be read.
  address_hash text primary key,
  erased_at timestamptz not null
);
