-- What failed in visitors' browsers, counted by day: see operations/visitors.md. Nothing about a visitor.
create table browser_faults (
  day date not null,
  -- Of src/contracts/faults.ts.
  kind text not null check (kind in ('script', 'error', 'form')),
  file text not null,
  -- Empty if it isn't known.
  page text not null,
  count integer not null default 1,
  primary key (day, kind, file, page)
);

-- Each migration ends with this. Health names what has been lost since; what someone has added is no fault.
do $$ begin
  execute format('create or replace function expected_schema() returns setof text language sql immutable as %L',
    format('select unnest(%L::text[])', array(select schema_parts())::text));
end $$;
