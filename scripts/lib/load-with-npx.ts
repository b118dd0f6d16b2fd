import {run} from './processes.ts';
import {CommandError} from './terminal.ts';

import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/**
 * Loads a package that only a rare command needs, so no install includes it. npx downloads it at the first use, keeps it in
 * npm's cache, and puts its folder first on the PATH, which is where it is loaded from.
 */
export async function loadWithNpx<Module>(name: string, version: string): Promise<Module> {
  const wanted = `${name}@${version}`;
  const {code, output} = await run('npx', ['--yes', `--package=${wanted}`, '--call=echo "PATH=$PATH"'], {
    capture: true,
  });
  const [, programs] = /^PATH=([^:]+)/m.exec(output) ?? [];
  if (code !== 0 || programs === undefined) throw new CommandError(`npx could not get ${wanted}.\n${output}`);
  const file = createRequire(path.join(programs, '../resolve.js')).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}
