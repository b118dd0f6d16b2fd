import {runReport} from './lib/run-report.mjs';

// `npm run vitals`: reads the histograms that functions/vitals counts into.
await runReport(() => import('./vitals/report.mjs'));
