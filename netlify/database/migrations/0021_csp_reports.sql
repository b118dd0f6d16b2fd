-- What policies of this site have stopped in visitors' browsers: how often a day, and nothing on who or where.
-- Each column but the last two has few values (functions/csp-report/read-reports.ts), so the table cannot be filled up.
create table csp_reports (
  -- What the policy did: stop it, or only say that it would have.
  disposition text not null check (disposition in ('enforce', 'report')),
  -- The one that was broken: `script-src-elem`, also where the policy has `script-src` alone.
  directive text not null,
  -- Kind of what was stopped, never its address.
  blocked text not null,
  -- In UTC.
  day date not null,
  reports integer not null check (reports > 0),
  primary key (day, disposition, directive, blocked)
);
