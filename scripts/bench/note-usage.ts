import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

/*
 * Loaded into a build (`node --import`). On exit it writes the resources the build used, including threads, which only
 * the process itself can measure on every system.
 */
if (isMainThread) {
  process.on('exit', () => {
    const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
    const steps = performance.getEntriesByType('measure').filter(({name}) => name.startsWith('built-pages: '));
    writeFileSync(
      process.env.BENCH_USAGE_FILE ?? 'usage.json',
      JSON.stringify({
        peakBytes: maxRSS * 1024,
        processorMilliseconds: (userCPUTime + systemCPUTime) / 1000,
        steps: steps.map(({name, duration}) => [name, duration]),
      }),
    );
  });
}
