-- Page speed for real visitors: visits per day and bucket, by template and window width. No row describes a single visit.
-- functions/lib/vitals/buckets.ts numbers the buckets; their edges must never change.
create table vitals_histograms (
  -- In UTC.
  day date not null,
  template text not null,
  device text not null check (device in ('phone', 'desktop')),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  bucket smallint not null check (bucket >= 0),
  visits integer not null check (visits > 0),
  primary key (day, template, device, metric, bucket)
);
