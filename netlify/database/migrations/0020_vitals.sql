-- How fast pages were for real visitors: how many visits of a day fell into each bucket, by template and width of window.
-- No row is about a visit. Buckets are numbered by functions/lib/vitals/buckets.ts; their edges must never change.
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
