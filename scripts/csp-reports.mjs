import {runReport} from './lib/run-report.mjs';

// `npm run csp-reports`: reads what functions/csp-report counts.
await runReport(() => import('./csp-reports/report.mjs'));
