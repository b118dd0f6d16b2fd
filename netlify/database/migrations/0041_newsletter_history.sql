-- History of each address, as proof of consent. Rows are never changed.
create table subscriber_events (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null references subscribers on delete cascade,
  -- requested: someone entered the address, and a confirmation mail went out; confirmed: with the button in that mail.
  event text not null check (event in ('requested', 'confirmed', 'unsubscribed')),
  at timestamptz not null
);

create index subscriber_events_by_subscriber on subscriber_events (subscriber_id, at);

insert into subscriber_events (subscriber_id, event, at)
select id, event, at
from subscribers, lateral (
  values ('requested', requested_at), ('confirmed', confirmed_at), ('unsubscribed', unsubscribed_at)
) as past (event, at)
where at is not null
order by at;
