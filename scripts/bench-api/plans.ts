import {randomUUID} from 'node:crypto';

import {insertMessage} from '../../functions/contact/insert-message';
import type {Sql} from '../../functions/lib/database/database';
import {claimDeliveries, settleDelivery} from '../../functions/lib/outbox/outbox-store';
import {readQueueState} from '../../functions/lib/outbox/queue-state';

import type {Pool} from 'pg';

/** A stand-in for the database that explains statements instead of running them. */
function createPlanner(pool: Pool): {sql: Sql; plans: string[]} {
  const plans: string[] = [];
  const explain = async (strings: readonly string[], ...values: unknown[]) => {
    const text = strings.reduce((all, part, at) => `${all}$${at}${part}`);
    const {rows} = await pool.query<{'QUERY PLAN': string}>(`explain ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return [];
  };
  return {sql: explain as unknown as Sql, plans};
}

const tables = 'contact_messages|outbox|rate_limits';

/** Of a statement: the indexes it uses, and the tables it reads as a whole. */
export type Plan = {name: string; indexes: string[]; whole: string[]; plan: string};

/** How Postgres would carry out each statement of a post and of the minute's job: its indexes and its full reads. */
export async function readPlans(pool: Pool): Promise<Plan[]> {
  const at = new Date();
  const id = randomUUID();
  const delivery = {id, channel: 'mail' as const, kind: 'contact', reference: id};
  const value = {firstName: 'Ann', lastName: 'Lund', email: 'ann@oakline.example', company: '', message: 'Hello.'};
  const limits = [{subject: 'subject', allowed: 5, seconds: 600}];
  const statements: Readonly<Record<string, (sql: Sql) => PromiseLike<unknown>>> = {
    'store a message': (sql) =>
      insertMessage(
        sql,
        {id, key: id, at, value, suspicions: [], hasGoodToken: false},
        {deliveries: [delivery], limits, spamLimits: {sameWords: 3, flood: 100}},
      ),
    'find a repeat': (sql) => sql`select id from contact_messages where idempotency_key = ${id}`,
    'claim its delivery': (sql) => claimDeliveries(sql, {ids: [id]}, id, at),
    'read it for the mail': (sql) => sql`select id from contact_messages where id = ${id}::uuid and state <> 'erased'`,
    'note that it was sent': (sql) =>
      settleDelivery(
        sql,
        {...delivery, payload: {}, createdAt: at, attempt: 1, claim: id, unconfirmed: 0},
        {state: 'sent'},
        at,
      ),
    'claim what is due': (sql) => claimDeliveries(sql, {channel: 'mail', most: 10}, id, at),
    'state of the queue': (sql) => readQueueState(sql, at),
  };
  const found: Plan[] = [];
  for (const [name, ask] of Object.entries(statements)) {
    const {sql, plans} = createPlanner(pool);
    await ask(sql);
    const plan = plans.join('\n');
    const indexes = new Set(
      Array.from(
        plan.matchAll(/(?:Index (?:Only )?Scan (?:Backward )?using|Bitmap Index Scan on) (\w+)/g),
        ([, each = '']) => each,
      ),
    );
    const whole = new Set(
      Array.from(plan.matchAll(new RegExp(`Seq Scan on (${tables})\\b`, 'g')), ([, each = '']) => each),
    );
    found.push({name, indexes: [...indexes], whole: [...whole], plan});
  }
  return found;
}
