-- One anonymous answer to "Was this page helpful?" per row. src/contracts/feedback.ts checks lengths.
create table page_feedback (
  -- Identifies a visit to the page, whose second answer replaces the first.
  visit_key text not null,
  page text not null,
  helpful boolean not null,
  comment text,
  answered_at timestamptz not null,
  primary key (visit_key, page)
);

create index page_feedback_by_page on page_feedback (page, answered_at desc);
