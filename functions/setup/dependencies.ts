import {connect} from '../database/local-migrations';
import type {Sql} from '../database/sql';
import {createPageReader, type ReadPage} from '../http/built-pages';
import {createPurge} from '../scheduling/times-cache';
import {type Environment, readEnvironment} from './environment';
import {createLog, type Log} from './log';

import {randomUUID} from 'node:crypto';
import type {Context} from '@netlify/functions';

/** Dependencies of every endpoint, passed in so that tests can replace each one. */
export type Dependencies = {
  environment: Environment;
  connect: () => Promise<Sql>;
  clock: () => Date;
  createId: () => string;
  log: Log;
  readPage: ReadPage;
  /** Makes the edge forget the open times, after a change. It does not throw. */
  purgeTimes: (requestId: string) => Promise<void>;
};

/** Netlify's information about the deploy. */
export type DeployContext = {deploy: Pick<Context['deploy'], 'context'>};

/**
 * Reads the environment and prepares the database, clock and log. Call it inside the handler.
 *
 * This file must not import a mail, CRM or calendar library, not even lazily, because endpoints that send nothing would
 * have to bundle and load it. `createSendingDependencies` adds them.
 */
export function createDependencies({deploy}: DeployContext): Dependencies {
  const environment = readEnvironment(process.env, deploy.context);
  const clock = () => new Date();
  const log = createLog(clock);
  return {
    environment,
    connect: () => connect(environment),
    clock,
    createId: randomUUID,
    log,
    readPage: createPageReader(process.cwd()),
    purgeTimes: createPurge(environment, log, async (tags) => (await import('@netlify/functions')).purgeCache({tags})),
  };
}
