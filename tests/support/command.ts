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

/** Runs a command on a database. */
export const commandOn =
  (database: {url: string}, name: string, variables: Readonly<Record<string, string>> = {}) =>
  (...args: string[]) =>
    runCommand(name, args, {...process.env, NETLIFY_DB_URL: database.url, ...variables});
