-- Each note that was sent to the readers. Its deliveries are rows of the outbox, queued by the statement that adds this row,
-- so an issue is never queued twice.
create table newsletter_issues (
  id uuid primary key,
  -- Name of its file, such as 2027-06.
  name text not null unique,
  -- Subject and words: NewsletterIssue in functions/lib/deliveries/newsletter-issue.ts.
  content jsonb not null,
  queued_at timestamptz not null,
  -- To how many it was queued. The rows of the outbox are deleted after 90 days.
  readers integer not null
);

create index outbox_newsletter_issue on outbox ((payload ->> 'issue')) where kind = 'newsletter-issue';
