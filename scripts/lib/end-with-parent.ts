import process from 'node:process';
import {isMainThread} from 'node:worker_threads';

/*
 * Loaded into Netlify's local runtime (see netlify-dev.ts). When the command that started it is killed outright, it
 * could not stop the runtime; so the runtime, which leads a process group, ends itself and its children.
 */
if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) {
      process.kill(-process.pid, 'SIGKILL');
    }
  }, 1000).unref();
}
