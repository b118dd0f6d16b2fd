-- One answer to "Was this page helpful?", with no word on who gave it. Lengths are checked by src/contracts/feedback.ts.
create table page_feedback (
  -- Names one visit to the page: a second answer of it replaces the first.
  visit_key text not null,
  page text not null,
  helpful boolean not null,
  comment text,
  answered_at timestamptz not null,
  primary key (visit_key, page)
);

create index page_feedback_by_page on page_feedback (page, answered_at desc);
