-- Browsers now report policy violations to a hosted collector, if CSP_REPORT_URI is set.
drop table csp_reports;
