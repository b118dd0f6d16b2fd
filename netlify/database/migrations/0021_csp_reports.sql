-- Policy violations in visitors' browsers, counted per day, without visitor or page. 0022 drops this table.
-- All columns except the last two have few values, so reports can't fill the table.
create table csp_reports (
  -- Whether the policy blocked the resource or only reported it.
  disposition text not null check (disposition in ('enforce', 'report')),
  -- Violated directive: `script-src-elem` even if the policy has only `script-src`.
  directive text not null,
  -- Kind of the blocked resource, never its address.
  blocked text not null,
  -- In UTC.
  day date not null,
  reports integer not null check (reports > 0),
  primary key (day, disposition, directive, blocked)
);
