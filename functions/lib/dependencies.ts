import {connect} from './database/connect';
import type {Sql} from './database/database';
import {readEnvironment, type Environment} from './environment';
import {createLog, type Log} from './log';

import {randomUUID} from 'node:crypto';

import type {Context} from '@netlify/functions';

/** What every endpoint is given instead of reading it from the platform, so that tests can replace each part. */
export type Dependencies = {
  environment: Environment;
  connect: () => Promise<Sql>;
  clock: () => Date;
  createId: () => string;
  log: Log;
};

/** What Netlify says about the deploy that is called. */
export type DeployContext = {deploy: Pick<Context['deploy'], 'context'>};

/**
 * Reads the environment and prepares the database, the clock and the log. Call it inside the handler.
 *
 * This file must not import a mail, CRM or calendar library, not even lazily: endpoints that send nothing would have to
 * bundle and load them. `createSendingDependencies` adds what sends.
 */
export function createDependencies({deploy}: DeployContext): Dependencies {
  const environment = readEnvironment(process.env, deploy.context);
  const clock = () => new Date();
  return {environment, connect: () => connect(environment), clock, createId: randomUUID, log: createLog(clock)};
}
