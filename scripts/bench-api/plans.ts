import {randomUUID} from 'node:crypto';

import {insertMessage} from '../../functions/contact/insert-message';
import type {Sql} from '../../functions/lib/database/database';
import {claimDeliveries, settleDelivery} from '../../functions/lib/outbox/outbox-store';
import {readQueueState} from '../../functions/lib/outbox/queue-state';

import type {Pool} from 'pg';

/** A statement that is explained when it is awaited, or becomes a part of the statement that it is put into. */
class Statement implements PromiseLike<never[]> {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  readonly explain: (text: string, parameters: unknown[]) => Promise<void>;

  constructor(strings: readonly string[], values: readonly unknown[], explain: Statement['explain']) {
    this.strings = strings;
    this.values = values;
    this.explain = explain;
  }

  /** The text, with a number for each value, which is added to `parameters`. */
  print(parameters: unknown[]): string {
    return this.strings.reduce((text, part, at) => {
      const value = this.values[at - 1];
      return text + (value instanceof Statement ? value.print(parameters) : `$${parameters.push(value)}`) + part;
    });
  }

  then: PromiseLike<never[]>['then'] = (resolve, reject) => {
    const parameters: unknown[] = [];
    const text = this.print(parameters);
    return this.explain(text, parameters)
      .then((): never[] => [])
      .then(resolve, reject);
  };
}

/** A stand-in for the database that explains statements instead of running them. */
function createPlanner(pool: Pool): {sql: Sql; plans: string[]} {
  const plans: string[] = [];
  const explain = async (text: string, parameters: unknown[]): Promise<void> => {
    const {rows} = await pool.query<{'QUERY PLAN': string}>(`explain ${text}`, parameters);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  };
  const sql = (strings: readonly string[], ...values: unknown[]) => new Statement(strings, values, explain);
  return {sql: sql as unknown as Sql, plans};
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
