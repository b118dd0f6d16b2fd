-- Browsers report policy violations to a hosted collector now (CSP_REPORT_URI), or to nobody.
drop table csp_reports;
