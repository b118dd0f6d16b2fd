import {connect} from './database/connect';
import {closeDatabase, type Sql} from './database/database';
import {createSend} from './deliveries/send';
import {createTransports, leadChannels, openChannels} from './deliveries/transports';
import {readEnvironment, type Environment} from './environment';
import {createLog} from './log';
import {createOutbox, type Outbox} from './outbox/outbox';
import type {Channel} from './outbox/delivery';
import type {Caller, PipelinePorts} from './pipeline/types';

import {randomUUID} from 'node:crypto';

import type {Context} from '@netlify/functions';

/** The world as it is: what a function's adapter hands to the rest. */
export type World = PipelinePorts & {
  environment: Environment;
  outbox: Outbox;
  connect: () => Promise<Sql>;
  /** Where leads are delivered. */
  channels: readonly Channel[];
};

/** Connects a function to the environment, the database, the clock and the console. Call it inside the handler. */
export function createWorld(): World {
  const environment = readEnvironment(process.env);
  const clock = () => new Date();
  const log = createLog(clock);
  const transports = createTransports(environment);
  const open = () => connect(environment);
  const outbox = createOutbox({
    connect: open,
    send: createSend(transports, environment, clock),
    channels: openChannels(transports),
    clock,
    createId: randomUUID,
    chance: Math.random,
    log,
  });
  return {environment, outbox, connect: open, channels: leadChannels(environment), clock, createId: randomUUID, log};
}

/** Does a scheduled job. */
export async function runJob(
  context: Context,
  job: (requestId: string, world: World) => Promise<Response>,
): Promise<Response> {
  const world = createWorld();
  const response = await job(context.requestId, world);
  if (world.environment.local) await closeDatabase();
  return response;
}

/** Answers one request of Netlify's; what was deferred goes on after the answer. */
export async function answerWith(
  context: Context,
  {environment}: World,
  handle: (caller: Caller) => Promise<Response>,
): Promise<Response> {
  const deferred: Promise<void>[] = [];
  const {ip, requestId} = context;
  const response = await handle({ip, requestId, defer: (work) => deferred.push(work)});
  // A worker of `netlify dev` serves one request, and would linger until its connections time out.
  context.waitUntil(Promise.all(deferred).then(() => (environment.local ? closeDatabase() : undefined)));
  return response;
}
