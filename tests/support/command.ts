import {inProject, projectNode} from '../../scripts/lib/project.mjs';

import {execFile} from 'node:child_process';

export type CommandResult = {status: number; out: string; error: string};

/** Runs `scripts/NAME.ts` as its npm script does, but never installs packages: several tests may run at the same time. */
export function runCommand(name: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const loader = inProject('scripts/lib/typescript.ts');
  return new Promise<CommandResult>((resolve) => {
    execFile(projectNode, ['--import', loader, inProject(`scripts/${name}.ts`), ...args], {env}, (error, out, text) => {
      resolve({status: error === null ? 0 : Number(error.code), out, error: text});
    });
  });
}

/** Returns a function that runs a command on a database, and gives each test of the file time to start processes. */
export function commandOn(database: {url: string}, name: string, variables: Readonly<Record<string, string>> = {}) {
  jest.setTimeout(120_000);
  return (...args: string[]) => runCommand(name, args, {...process.env, NETLIFY_DB_URL: database.url, ...variables});
}
