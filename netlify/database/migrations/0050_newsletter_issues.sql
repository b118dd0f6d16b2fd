-- Newsletter issues. The statement that adds a row also queues its deliveries in the outbox, so an issue is never queued
-- twice.
create table newsletter_issues (
  id uuid primary key,
  -- Name of its file, such as 2027-06.
  name text not null unique,
  -- Subject and text: NewsletterIssue in functions/lib/deliveries/newsletter-issue.ts.
  content jsonb not null,
  queued_at timestamptz not null,
  -- Number of recipients. The outbox rows are deleted after 90 days.
  readers integer not null
);

create index outbox_newsletter_issue on outbox ((payload ->> 'issue')) where kind = 'newsletter-issue';
