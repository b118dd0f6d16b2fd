import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

/* Loaded into a build (`node --import`). Only the process itself can measure its memory and that of its threads. */
if (isMainThread) {
  process.on('exit', () => {
    const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
    const usage = {memory: maxRSS / 1024, seconds: (userCPUTime + systemCPUTime) / 1_000_000};
    writeFileSync(process.env.BENCH_USAGE_FILE ?? 'usage.json', JSON.stringify(usage));
  });
}
