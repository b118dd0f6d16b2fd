import {randomUUID} from 'node:crypto';
import process from 'node:process';
import {isDeepStrictEqual} from 'node:util';

import type {Sql} from '../../functions/lib/database/database';
import {composeIssue} from '../../functions/lib/deliveries/newsletter-issue';
import {composeNewsletterMail, linksFor} from '../../functions/lib/deliveries/newsletter';
import {createMailer} from '../../functions/lib/mail/create-mailer';
import {findSite, readSettings} from '../bookings/settings';
import {CommandError, confirm, formatTable, printLine} from '../lib/terminal';
import {
  countReaders,
  listIssues,
  queueIssue,
  readersPerRun,
  resumeIssue,
  stopIssue,
  type QueuedIssue,
} from './queue-issue';
import {readIssue} from './read-issue';

/** How long the outbox takes to send this many mails. */
function describeTime(mails: number): string {
  const runs = Math.ceil(mails / readersPerRun);
  return runs <= 6 ? `about ${runs * 10} minutes` : `about ${Math.ceil(runs / 6)} hours`;
}

/** Sends an issue to one address, bypassing the outbox. Its unsubscribe link belongs to no subscriber. */
export async function sendTest(file: string, address: string): Promise<never> {
  const environment = readSettings();
  const site = findSite();
  try {
    const {issue} = readIssue(file, site);
    const mailer = createMailer(environment);
    if (mailer === undefined) throw new CommandError('Set SMTP_URL to send mail.');
    const now = new Date();
    const {unsubscribe, oneClick} = linksFor(randomUUID(), site, {
      environment: {...environment, appSecret: environment.appSecret ?? 'test'},
      now,
    });
    const content = composeIssue(issue, unsubscribe, new URL(site).host);
    const test = {...content, subject: `[Test] ${content.subject}`};
    const result = await mailer.deliver(
      composeNewsletterMail(`test-${randomUUID()}`, test, {email: address, oneClick}, now, environment),
    );
    mailer.close?.();
    if (result.state !== 'sent') throw new CommandError(`The mail server rejected the test mail: ${result.code}.`);
    printLine(result.file === undefined ? `Sent to ${address} only.` : `Written to ${result.file}.`);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  }
}

async function goOn(sql: Sql, {id, name, sent, waiting, stopped, failed}: QueuedIssue, {yes}: {yes: boolean}) {
  const states = `${sent} sent, ${waiting} waiting, ${stopped} stopped, ${failed} failed`;
  if (Number(stopped) === 0) {
    printLine(`${name} was already queued: ${states}. Nothing to do.`);
    return;
  }
  await confirm(`${name} was stopped: ${states}. Send the ${stopped} that were stopped?`, 'send', {yes});
  const resumed = await resumeIssue(sql, id, new Date());
  printLine(`Queued ${resumed} mails again. The site sends them in ${describeTime(resumed)}.`);
}

/** Queues an issue for all confirmed subscribers, once, or resumes a stopped one. */
export async function send(sql: Sql, file: string, options: {yes: boolean}): Promise<void> {
  const site = findSite();
  const named = readIssue(file, site);
  const [earlier] = await listIssues(sql, named.name);
  if (earlier !== undefined) {
    if (!isDeepStrictEqual(earlier.content, named.issue)) {
      throw new CommandError(
        `${named.name} was already queued with different content. To send this version too, rename the file.`,
      );
    }
    return goOn(sql, earlier, options);
  }
  const readers = await countReaders(sql);
  if (readers === 0) throw new CommandError('There are no confirmed subscribers yet.');
  const {subject} = named.issue;
  const question = `Send “${subject}” to ${readers} readers, with links to ${site}? It takes ${describeTime(readers)}.`;
  await confirm(question, 'send', options);
  const queued = await queueIssue(sql, named, site, new Date());
  if (queued === undefined) throw new CommandError(`${named.name} was just queued by another command.`);
  printLine(
    `Queued for ${queued} readers. The site sends ${readersPerRun} every ten minutes. Run npm run newsletter -- list to see its progress.`,
  );
}

export async function list(sql: Sql): Promise<void> {
  const rows = (await listIssues(sql)).map(
    ({name, content, queued_at: at, readers, sent, waiting, stopped, failed}) => [
      ...[name, content.subject, new Date(at).toISOString().slice(0, 10)],
      ...[readers, sent, waiting, stopped, failed],
    ],
  );
  if (rows.length === 0) printLine('There are no issues yet.');
  else printLine(formatTable(['issue', 'subject', 'queued', 'readers', 'sent', 'waiting', 'stopped', 'failed'], rows));
}

export async function stop(sql: Sql, name: string): Promise<void> {
  const [issue] = await listIssues(sql, name);
  if (issue === undefined)
    throw new CommandError(`Unknown issue "${name}". Run npm run newsletter -- list to see them.`);
  const stopped = await stopIssue(sql, issue.id, new Date());
  printLine(`Stopped ${stopped} mails; ${issue.sent} were already sent. To continue, send the same file again.`);
}
