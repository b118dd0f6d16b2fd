-- The daily job is expected to finish within two days from now on.
insert into job_runs (job, finished_at) values ('retention', now()) on conflict (job) do nothing;
