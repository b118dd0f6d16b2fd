import {startNetlifyDev} from '../../../scripts/lib/netlify-dev';
import {run} from '../../../scripts/lib/processes.ts';
import {inProject} from '../../../scripts/lib/project.mjs';
import {serveBuild} from '../../../scripts/lib/serve-build.ts';

import {existsSync, rmSync} from 'node:fs';
import {cp, mkdtemp, symlink} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';

// With a symlink, functions would be bundled under their real path, where Netlify's local runtime doesn't find them.
const copied = ['functions', 'netlify', 'src', 'netlify.toml', 'package.json', 'tsconfig.json'];
const linked = ['build', 'node_modules'];

/**
 * Creates a copy of the project with its own database and mail, so a run starts with an empty database and leaves the
 * developer's alone.
 */
async function createProjectFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'scalewell-e2e-'));
  await Promise.all([
    ...copied.map((name) => cp(inProject(name), path.join(folder, name), {recursive: true})),
    ...linked.map((name) => symlink(inProject(name), path.join(folder, name), 'junction')),
  ]);
  // Netlify's local runtime requires the root of a git repository.
  await run('git', ['init', '--quiet'], {cwd: folder, capture: true});
  return folder;
}

/**
 * Without CSP_REPORT_URI, a build has no report-only policy. This one makes the browser report text that Trusted Types
 * would refuse; a policy without a report URL is ignored.
 */
const watchTrustedTypes = {
  'content-security-policy-report-only': "require-trusted-types-for 'script'; report-uri /reports-of-the-test",
};

/**
 * Starts Netlify's local runtime on the built site and sets LIVE_URL and SITE_FOLDER, which contains `.netlify`. It takes
 * a while to respond, and live.ts waits for it, so the other tests begin at once.
 */
async function startLive(): Promise<() => Promise<void>> {
  const folder = await createProjectFolder();
  process.once('exit', () => {
    rmSync(folder, {recursive: true, force: true});
  });
  const port = await getPort();
  const site = startNetlifyDev({
    port,
    folder,
    onLine: () => undefined,
    // All tests share one IP address and must not be rate limited, and no test may mail real people.
    env: {CONTACT_LIMIT: '1000', BOOKING_LIMIT: '1000', FLOOD_LIMIT: '10000', SMTP_URL: ''},
  });
  process.env.LIVE_URL = `http://localhost:${port}`;
  process.env.SITE_FOLDER = folder;
  return async () => (await site).stop();
}

/**
 * Playwright's global setup: serves the built site on free ports and sets the addresses playwright.config.mts reads in
 * each worker. Returns a function that stops the servers.
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) {
    return undefined;
  }
  if (!existsSync(inProject('build/index.html'))) {
    throw new Error('There is no built site. Run `npm run build` first, or `npm test`, which builds and tests.');
  }
  // Playwright skips its teardown on a signal; the servers are stopped on exit anyway.
  process.once('SIGTERM', () => process.exit(143));
  const [files, stopLive] = await Promise.all([serveBuild({extraHeaders: watchTrustedTypes}), startLive()]);
  process.env.STATIC_URL = files.url;
  return async () => {
    await Promise.all([files.stop(), stopLive()]);
  };
}
